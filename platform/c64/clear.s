; ---------------------------------------------------------------------------
; void plat_clear(void)
; Bytes: 54. Cycles: 13,600, and up to a frame if there was no text before.
; ---------------------------------------------------------------------------
.export _plat_clear
.import look, look_at_text, wait_frame, marks_off
.include "machine.inc"

.code
_plat_clear:
        jsr     marks_off
        lda     look
        pha
        jsr     look_at_text
        pla
        beq     @text
        jsr     wait_frame      ; letters must not show as pieces of the map
@text:  ldx     #0
@fill:  lda     #' '
.repeat 3, page
        sta     SCREEN + page * 256,x
.endrepeat
        cpx     #$E8            ; a screen is 1000 cells
        bcs     @last
        sta     SCREEN + $300,x
@last:  lda     #LIGHT_GREY
.repeat 4, page
        sta     COLOURS + page * 256,x
.endrepeat
        inx
        bne     @fill
        rts
