; ---------------------------------------------------------------------------
; start.s: the Apple II's start-up, in place of cc65's, which calls Applesoft
;
; The loader jumps to the first byte of the program. No ROM is called, so the
; same program runs on every Apple II. When main ends the machine stands still.
; ---------------------------------------------------------------------------
.export __STARTUP__ : absolute = 1
.import _main, zerobss
.import __STACKTOP__
.include "zeropage.inc"

.segment "STARTUP"
        cld
        ldx     #$FF
        txs
        jsr     zerobss
        lda     #<__STACKTOP__
        sta     sp
        lda     #>__STACKTOP__
        sta     sp+1
        jsr     _main
@halt:  jmp     @halt
