; ---------------------------------------------------------------------------
; screen.s: the hi-res page by text rows
;
; Line n of text row r is at $2000 + $80 (r mod 8) + $28 (r / 8) + $400 n: its low byte
; is the same for all eight lines. So zp_lines holds eight pages, and Y the place in
; all of them.
; ---------------------------------------------------------------------------
.include "machine.inc"
.export row_offset

.segment "MACHINE"

; ---------------------------------------------------------------------------
; screen_row: zp_lines for text row A
; Returns: Y: where it begins. Destroys A, X. Bytes: 42. Cycles: 66.
; ---------------------------------------------------------------------------
screen_row:
        tax
        ldy     row_offset,x
        txa
        lsr     a
        and     #3
        ora     #$20
        clc
        .repeat 8, n
        sta     zp_lines + 2*n + 1
        .if n < 7
        adc     #4
        .endif
        .endrepeat
        rts

; ---------------------------------------------------------------------------
; screen_edge: eight lines of tile X at zp_lines and Y, their first byte only; its lower
; ones with X + 128
; Preserved: X, Y. Bytes: 41. Cycles: 92.
; ---------------------------------------------------------------------------
screen_edge:
        .repeat 8, n
        lda     tiles_0 + 16*n,x
        sta     (zp_lines + 2*n),y
        .endrepeat
        rts

; ---------------------------------------------------------------------------
; screen_clear: void plat_clear(void)
; Zero page: zp_lines. Bytes: 35. Cycles: 54,600.
; ---------------------------------------------------------------------------
screen_clear:
        lda     #6
@page:  pha
        jsr     screen_row
        lda     #0
        tay
@byte:
        .repeat 8, n
        sta     (zp_lines + 2*n),y
        .endrepeat
        iny
        bne     @byte
        pla
        sec
        sbc     #2
        bpl     @page
        rts

.segment "ART"
; Where each row begins in its pages.
row_offset:
        .repeat 24, r
        .byte   (r & 1) * $80 + (r / 8) * $28
        .endrepeat
