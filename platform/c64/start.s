; ---------------------------------------------------------------------------
; start.s: the Commodore 64's start-up, in place of cc65's
;
; LOAD"*",8 and RUN find a BASIC line that calls the code behind it. It takes
; BASIC's ROM out of the way, clears the variables, gives C its stack and calls
; main. There is nothing to go back to: when main ends the machine stands still.
; Zero page: sp. Bytes: 36. Cycles: 30, and those of zerobss and main.
; ---------------------------------------------------------------------------
.export __STARTUP__ : absolute = 1
.import _main, zerobss
.import __STACKTOP__
.include "zeropage.inc"

CPU_PORT   = $01
NO_BASIC   = $36                ; RAM at $A000, I/O and KERNAL as they are

.segment "LOADADDR"
        .word   $0801

.segment "STARTUP"
        .word   @end            ; 1981 SYS 2061
        .word   1981
        .byte   $9E, "2061", 0
@end:   .word   0

        lda     #NO_BASIC
        sta     CPU_PORT
        ldx     #$FF
        txs
        jsr     zerobss
        lda     #<__STACKTOP__
        sta     sp
        lda     #>__STACKTOP__
        sta     sp+1
        jsr     _main
@halt:  jmp     @halt
