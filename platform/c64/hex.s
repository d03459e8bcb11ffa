; ---------------------------------------------------------------------------
; void plat_hex(u8 column, u8 row)
;   Draws where draw_screen and draw_colours say: the map that is seen, or the one that
;   view.s is making.
; Arguments: row in A, column on C's stack; plat_ground, plat_people, plat_type,
; plat_side, plat_state, plat_mark.
; Zero page: zp_at, zp_colour, zp_char, zp_count. Bytes: 225. Cycles: 396, 455 with a unit,
; 340 off the map; those of view_wanted if there is no map.
; ---------------------------------------------------------------------------
.export _plat_hex, hex_tile, draw_screen, draw_colours, figure_of
.export _plat_ground, _plat_people, _plat_type, _plat_side, _plat_state, _plat_men, _plat_mark
.import popa, row_low, row_high, mark_hex, view_wanted
.include "zeropage.inc"
.include "machine.inc"
.include "c64_art.inc"

MARK_DUE        = 1
GROUND_NONE     = 6
PEOPLE_NONE     = 255
TYPE_EHC        = 5             ; the first that is mounted

.segment "LOWBSS"
_plat_ground:   .res 1
_plat_people:   .res 1
_plat_type:     .res 1
_plat_side:     .res 1
_plat_state:    .res 1
_plat_men:      .res 2
_plat_mark:     .res 1
draw_screen:    .res 1          ; high bytes
draw_colours:   .res 1
column:         .res 1
row:            .res 1
left_colour:    .res 1
left_upper:     .res 1          ; characters
left_lower:     .res 1

.code
_plat_hex:
        sta     row
        jsr     popa
        sta     column
        jsr     view_wanted

        lda     column          ; y = 2 * row + (column & 1)
        lsr     a
        lda     row
        rol     a
        tay
        lda     row_low,y
        sta     zp_at
        sta     zp_colour
        lda     row_high,y
        ora     draw_screen
        sta     zp_at+1
        lda     row_high,y
        ora     draw_colours
        sta     zp_colour+1

        ldx     _plat_people
        inx
        beq     @ground
        jsr     figure_of
        ldx     _plat_side
        beq     @faces
        clc
        adc     #CHAR_MIRRORED - CHAR_FIGURE
@faces: sta     zp_char
        lda     sides,x         ; the colour of all six
        ldy     _plat_mark
        cpy     #MARK_DUE
        bne     @unit
        lda     #WHITE
@unit:  sta     zp_count
        ldy     _plat_state     ; a banner tells by its colour, too
        beq     @ready
        lda     states,y
@ready: sta     left_colour
        lda     _plat_type
        clc
        adc     #CHAR_TYPE
        sta     left_lower
        lda     banners,x
        adc     _plat_state     ; the carry is clear
        bcc     @draw           ; always

@ground:
        ldx     _plat_ground
        cpx     #GROUND_NONE
        bcs     @none
        lda     grounds,x
        sta     zp_count
        txa
        asl     a
        asl     a
        adc     #CHAR_GROUND
        sta     zp_char
        lda     #GREEN
        sta     left_colour
        lda     #CHAR_GRID+1
        sta     left_lower
        lda     #CHAR_GRID
@draw:  sta     left_upper
        lda     column          ; x = 3 * column
        asl     a
        adc     column
        tay
        jsr     hex_tile

        lda     row             ; a hex's number for the marks
        asl     a
        asl     a
        asl     a
        asl     a
        ora     column
        ldx     _plat_mark
        jmp     mark_hex

@none:  ldy     #0              ; BLACK and CHAR_SOLID are both 0
        sty     zp_count
        sty     left_colour
        sty     zp_char
        lda     column
        asl     a
        adc     column
        tay
        ldx     #2
@black: lda     #CHAR_SOLID
        sta     (zp_at),y
        sta     (zp_colour),y
        iny
        sta     (zp_at),y
        sta     (zp_colour),y
        iny
        sta     (zp_at),y
        sta     (zp_colour),y
        tya
        clc
        adc     #SCREEN_WIDTH - 2
        tay
        dex
        bne     @black
        lda     row
        asl     a
        asl     a
        asl     a
        asl     a
        ora     column
        ldx     _plat_mark
        jmp     mark_hex

; ---------------------------------------------------------------------------
; hex_tile: six characters with their colours, at column Y of the row at zp_at
;
; Arguments: zp_at and zp_colour, Y; left_upper, left_lower and left_colour; zp_char the
; first of the four other characters, zp_count their colour.
; Bytes: 63. Cycles: 145.
; ---------------------------------------------------------------------------
.macro one_of_four
        iny
        txa
        sta     (zp_at),y
        lda     zp_count
        sta     (zp_colour),y
.endmacro

hex_tile:
        lda     left_upper
        sta     (zp_at),y
        lda     left_colour
        sta     (zp_colour),y
        ldx     zp_char
        one_of_four
        inx
        one_of_four
        tya
        clc
        adc     #SCREEN_WIDTH - 2
        tay
        lda     left_lower
        sta     (zp_at),y
        lda     left_colour
        sta     (zp_colour),y
        inx
        one_of_four
        inx
        one_of_four
        rts

; ---------------------------------------------------------------------------
; figure_of: the first character of the figure of plat_people and plat_type in A
; Bytes: 46 with the tables. Cycles: 31 to 40.
; ---------------------------------------------------------------------------
figure_of:
        ldx     _plat_people
        lda     figures,x
        cmp     #FIGURES_BOTH
        bcs     @only
        ldy     _plat_type
        cpy     #TYPE_EHC
        bcc     @only
        adc     #FIGURES_BOTH - 1       ; carry is set
@only:  asl     a
        asl     a
        adc     #CHAR_FIGURE
        rts

figures:        .byte 0, 12, 13, 14, 1, 2, 3, 4, 5
sides:          .byte BLUE, RED
states:         .byte BLUE, BLACK, WHITE
banners:        .byte CHAR_BANNER, CHAR_BANNER + 3
grounds:        .byte GROUND_COLOURS    ; with MIXED
