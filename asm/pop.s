; ---------------------------------------------------------------------------
; Ways out of a routine that C has called: the arguments leave C's stack, and the
; result, a byte in A, is made the word that C expects.
;
;   pop1, pop2, pop3 return A with X = 0 after so many bytes of arguments
;
; Preserved: A. Destroyed: Y by pop2 and pop3. Zero page: sp.
; Bytes: 29. Cycles: 22 for pop1, 37 for pop2, 33 for pop3; 4 more where sp
; crosses a page.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export pop1, pop2, pop3

.code
pop1:   inc     sp
        bne     zero
        inc     sp+1
zero:   ldx     #0
        rts

pop2:   ldx     #2
        .byte   $2C             ; bit: skips the next two bytes
pop3:   ldx     #3
        tay
        txa
        clc
        adc     sp
        sta     sp
        bcc     @low
        inc     sp+1
@low:   tya
        ldx     #0
        rts
