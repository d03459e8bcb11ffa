; ---------------------------------------------------------------------------
; u8 hex_distance(u8 q, u8 r, u8 other_q, u8 other_r)
;
;   dq and dr of one sign add up; of two signs the greater counts.
;
; Arguments: other_r in A, the others on C's stack.
; Zero page: tmp1 other_r, tmp2 |dq|.
; Bytes: 60. Cycles: 81 to 89, with the stack's three bytes; C needs
; 36 more for each argument that it pushes.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export _hex_distance
.import pop3

.code
_hex_distance:
        sta     tmp1
        ldy     #2
        lda     (sp),y
        ldy     #0
        sec
        sbc     (sp),y
        iny
        bcs     @east
        eor     #$FF            ; q < other_q
        adc     #1
        sta     tmp2
        lda     (sp),y
        sec
        sbc     tmp1
        bcs     @greater
        eor     #$FF            ; |dr| - 1, and the carry below is the 1
        sec
        bcs     @sum            ; always
@east:  sta     tmp2
        lda     (sp),y
        sec
        sbc     tmp1
        bcc     @west
        clc
@sum:   adc     tmp2
        jmp     pop3
@west:  eor     #$FF
        adc     #1
@greater:
        cmp     tmp2
        bcs     @done
        lda     tmp2
@done:  jmp     pop3
