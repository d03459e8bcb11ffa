; ---------------------------------------------------------------------------
; text.s: letters, signs, and the cells of the strategic map
; ---------------------------------------------------------------------------
.include "machine.inc"

DIM_LINE = 3                    ; of a letter that is dim half of this line is lost

.segment "MACHINE"

; ---------------------------------------------------------------------------
; text_letter: void plat_letter(u8 letter), in A
; Zero page: zp_temp, and what it calls. Bytes: 60. Cycles: 311, 559 for a reversed one.
; ---------------------------------------------------------------------------
text_letter:
        cmp     #96
        bcc     @large
        sbc     #32             ; there are no small ones
@large: cmp     #32
        bcc     @sign
        sbc     #32 - GLYPH_LETTERS
@sign:  pha
        lda     _plat_x
        lsr     a               ; carry: an odd column, where colours are turned round
        lda     _plat_ink
        rol     a
        tax
        lda     ink_keep,x
        sta     zp_temp
        lda     ink_turn,x
        sta     zp_temp+1
        lda     ink_under,x
        sta     zp_temp+2
        lda     ink_keep_odd,x
        sta     zp_temp+3
        ldx     _plat_x
        inc     _plat_x
        lda     _plat_y
        jsr     text_place
        pla
        tax
        lda     zp_temp+1
        bne     text_reversed

; ---------------------------------------------------------------------------
; text_glyph: glyph X at zp_lines and Y
; Arguments: zp_temp: bits kept in most lines, bits turned, those turned in the last line,
; bits kept in line DIM_LINE.
; Preserved: X, Y. Bytes: 73. Cycles: 142.
; ---------------------------------------------------------------------------
text_glyph:
        .repeat 8, n
        lda     glyphs + GLYPHS*n,x
        .if n = DIM_LINE
        and     zp_temp+3
        .else
        and     zp_temp
        .endif
        .if n < 7
        eor     zp_temp+1
        .else
        eor     zp_temp+2
        .endif
        sta     (zp_lines + 2*n),y
        .endrepeat
        rts

; ---------------------------------------------------------------------------
; text_reversed: the same, one pixel to the right: a dark letter needs light on its left,
; where most have an upright stroke
; Zero page: zp_glyph, zp_screen. Bytes: 50. Cycles: about 390.
; ---------------------------------------------------------------------------
text_reversed:
        sty     zp_screen
        txa
        clc
        adc     #<glyphs
        sta     zp_glyph
        lda     #>glyphs
        adc     #0
        sta     zp_glyph+1
        lda     zp_lines+1
        sta     zp_screen+1
        ldy     #0
@line:  lda     (zp_glyph),y
        asl     a               ; the column at the right is empty
        eor     zp_temp+1
        sta     (zp_screen),y
        lda     zp_glyph
        clc
        adc     #GLYPHS
        sta     zp_glyph
        bcc     @page
        inc     zp_glyph+1
        clc
@page:  lda     zp_screen+1
        adc     #4
        sta     zp_screen+1
        cmp     #$40
        bcc     @line
        rts

; ---------------------------------------------------------------------------
; text_place: zp_lines and Y for column X of row A
; Zero page: zp_count. Bytes: 11. Cycles: 90.
; ---------------------------------------------------------------------------
text_place:
        stx     zp_count
        jsr     screen_row
        tya
        clc
        adc     zp_count
        tay
        rts

; ---------------------------------------------------------------------------
; text_cell: void plat_cell(u8 x, u8 y), in X and A
; Zero page: zp_temp, zp_count, zp_letter, zp_lines. Bytes: 114. Cycles: 320 to 420.
; ---------------------------------------------------------------------------
text_cell:
        pha
        stx     zp_count
        txa
        lsr     a
        lda     _plat_ground
        rol     a
        adc     #GLYPH_CELLS
        ldx     _plat_people
        inx
        beq     @glyph
        lda     _plat_side
        clc
        adc     #GLYPH_UNITS
@glyph: sta     zp_letter
        ldy     #$00
        lda     _plat_mark
        cmp     #MARK_DUE
        bne     @plain
        ldy     #$7F
@plain: sty     zp_temp+1
        sty     zp_temp+2
        lda     #$FF
        sta     zp_temp
        sta     zp_temp+3
        pla
        ldx     zp_count
        jsr     text_place
        ldx     zp_letter
        jsr     text_glyph
        lda     _plat_mark
        cmp     #MARK_CURSOR
        bcc     @done
        sbc     #MARK_CURSOR
        tax                     ; 0 cursor, 1 target
        lda     frame_end,x
        sta     (zp_lines),y
        sta     (zp_lines+14),y
        lda     (zp_lines+2),y
        ora     #$41
        sta     (zp_lines+2),y
        lda     (zp_lines+12),y
        ora     #$41
        sta     (zp_lines+12),y
        txa
        bne     @done
        .repeat 4, n
        lda     (zp_lines + 4 + 2*n),y
        ora     #$41
        sta     (zp_lines + 4 + 2*n),y
        .endrepeat
@done:  rts

.segment "ART"
frame_end:
        .byte   $7F, $63

; The inks in even and odd columns. A letter in one colour, every other pixel, cannot be
; read; so the armies' are white with dots below, blue or orange, and what is dim has
; lost half of a line. What is chosen is dark on light, an alarm with colour at its
; edges. Bit 7 colours a byte.
ink_keep:
        .byte   $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F
ink_keep_odd:
        .byte   $7F, $7F, $7F, $7F, $2A, $55, $7F, $7F, $7F, $7F, $7F, $7F, $7F, $7F
ink_turn:
        .byte   $00, $00, $00, $00, $00, $00, $00, $00, $00, $00, $7F, $7F, $FF, $FF
ink_under:
        .byte   $00, $00, $7F, $7F, $00, $00, $91, $A2, $A2, $91, $7F, $7F, $7F, $7F
