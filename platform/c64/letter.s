; ---------------------------------------------------------------------------
; void plat_letter(u8 letter)
; Arguments: letter in A; plat_x, plat_y, plat_ink.
; Returns: plat_x one more.
; Zero page: zp_at, zp_colour, zp_char. Bytes: 33. Cycles: 97.
; ---------------------------------------------------------------------------
.export _plat_letter, row_address, row_low, row_high
.export _plat_x, _plat_y, _plat_ink
.include "zeropage.inc"
.include "machine.inc"

INK_CHOICE = 5

.segment "LOWBSS"
_plat_x:        .res 1
_plat_y:        .res 1
_plat_ink:      .res 1

.code
_plat_letter:
        sta     zp_char
        ldy     _plat_y
        jsr     row_address
        ldy     _plat_x
        ldx     _plat_ink
        lda     zp_char
        cpx     #INK_CHOICE
        bne     @plain
        ora     #$80            ; reversed
@plain: sta     (zp_at),y
        lda     inks,x
        sta     (zp_colour),y
        inc     _plat_x
        rts

; ---------------------------------------------------------------------------
; row_address: the row Y of the screen and of its colours to zp_at and zp_colour
; Preserved: X, Y. Bytes: 79 with the tables. Cycles: 40.
; ---------------------------------------------------------------------------
row_address:
        lda     row_low,y
        sta     zp_at
        sta     zp_colour
        lda     row_high,y
        ora     #>SCREEN
        sta     zp_at+1
        lda     row_high,y
        ora     #>COLOURS
        sta     zp_colour+1
        rts

inks:   .byte   LIGHT_GREY, YELLOW, GREY, LIGHT_BLUE, LIGHT_RED, WHITE, ORANGE

row_low:
.repeat 25, row
        .byte   <(row * SCREEN_WIDTH)
.endrepeat
row_high:
.repeat 25, row
        .byte   >(row * SCREEN_WIDTH)
.endrepeat
