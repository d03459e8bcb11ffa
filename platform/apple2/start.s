; ---------------------------------------------------------------------------
; startup: the Apple II's start-up, in place of cc65's, which calls Applesoft
;
; The loader jumps here, and so does Reset: through the monitor's vector at $3F2 where
; a ROM is read after Reset (//e and later), and through the language card's own at
; $FFFC where the card stays as it was (II+). No ROM is called. When main ends, it
; begins again.
; Zero page: sp. Bytes: 79. Cycles: 6,500, and those of zerobss, copydata and main.
; ---------------------------------------------------------------------------
.export __STARTUP__ : absolute = 1
.export startup
.import _main, zerobss, copydata
.import __STACKTOP__
.include "zeropage.inc"
.include "switches.inc"

warm    = $03F2

.segment "STARTUP"
startup:
        sei
        cld
        ldx     #$FF
        txs
        lda     DISK_READ       ; Reset may come while a sector is written
        lda     BANK_1
        lda     BANK_1          ; twice: RAM to write to as well
        lda     #<startup
        sta     warm
        sta     $FFFA           ; NMI, Reset
        sta     $FFFC
        lda     #>startup
        sta     warm+1
        sta     $FFFB
        sta     $FFFD
        eor     #$A5
        sta     warm+2          ; means it
        jsr     zerobss
        ldx     #0
        txa                     ; and the variables on the text page and page 2
@text:  sta     $0200,x
        sta     $0400,x
        sta     $0500,x
        sta     $0600,x
        inx
        bne     @text
        jsr     copydata
        lda     #<__STACKTOP__
        sta     sp
        lda     #>__STACKTOP__
        sta     sp+1
        jsr     _main
        jmp     startup
