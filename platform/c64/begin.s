; ---------------------------------------------------------------------------
; begin.s: the game's first instruction, once it is unpacked
;
; Clears the variables, gives C its stack, starts the machine and the screens. They do
; not come back. title_again begins with the screens anew.
; Bytes: 44. Cycles: 3,900, and machine_start's and zerobss's.
; ---------------------------------------------------------------------------
.export __STARTUP__ : absolute = 1
.export title_again
.import zerobss, machine_start, _ui_run
.import __STACKTOP__, __LOW_START__, __LOW_SIZE__
.include "zeropage.inc"
.include "machine.inc"

.segment "STARTUP"
begin:  sei
        cld
        ldx     #$FF
        txs
        lda     #NO_ROM
        sta     CPU_PORT
        lda     #0
        tax
@low:   sta     __LOW_START__,x
        sta     __LOW_START__ + __LOW_SIZE__ - $100,x
        inx
        bne     @low
        jsr     machine_start
title_again:
        ldx     #$FF
        txs
        jsr     zerobss
        lda     #<__STACKTOP__
        sta     sp
        lda     #>__STACKTOP__
        sta     sp+1
@again: jsr     _ui_run
        jmp     @again
