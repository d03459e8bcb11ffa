; ---------------------------------------------------------------------------
; map.s: the hexes of the tactical map
;
; A hex without a unit or a mark is a tile that is there. Any other is put together as
; tile 14 first.
; ---------------------------------------------------------------------------
.include "machine.inc"

column_x = zp_temp              ; last byte of the hex
text_row = zp_temp+1
odd      = zp_temp+2
light    = zp_temp+3            ; $7F: the unit's field is light
MADE     = 14
GRID     = 15
LOWER    = 128                  ; + a tile: its lower half

.segment "MACHINE"

; void plat_hex(u8 column, u8 row)
; X, A: column and row. 700 cycles for ground, 1,430 with a unit.
map_hex:
        asl     a
        sta     text_row
        lda     column_at,x
        sta     column_x
        txa
        and     #1
        sta     odd
        clc
        adc     text_row
        sta     text_row
        lda     _plat_ground
        asl     a
        ora     odd
        tax
        lda     _plat_people
        cmp     #PEOPLE_NONE
        bne     @unit
        lda     _plat_mark
        beq     @draw
        jsr     copy_tile
        jmp     @mark
@unit:  jsr     unit_tile
@mark:  jsr     mark_tile
        ldx     #MADE
@draw:  stx     zp_tile
        lda     text_row
        jsr     map_half
        lda     zp_tile
        ora     #LOWER
        sta     zp_tile
        inc     text_row
        lda     text_row
        lsr     a
        bcs     same_pages
        lda     text_row

; map_half: half tile zp_tile at column_x in text row A.
map_half:
        jsr     screen_row
        tya
        clc
        adc     column_x
        tay
        ldx     zp_tile
        jmp     screen_half
; An odd row is on the pages of the even one above it, half a page on; Y is where that
; one's first byte was.
same_pages:
        tya
        adc     #$82 - 1        ; the carry is set
        tay
        ldx     zp_tile
        jmp     screen_half

; copy_tile: tile X as tile 14.
copy_tile:
        ldy     #MADE
        clc
@line:  lda     tiles_0,x
        sta     tiles_0,y
        lda     tiles_1,x
        sta     tiles_1,y
        lda     tiles_2,x
        sta     tiles_2,y
        txa
        adc     #16
        tax
        tya
        adc     #16
        tay
        bcc     @line
        rts

; mark_tile: puts plat_mark on tile 14.
mark_tile:
        ldy     #0
        lda     _plat_mark
        beq     @done
        ldx     #MADE
        lsr     a               ; due 0 carry; cursor 1; target 1 carry
        beq     @due
        bcc     @frame
        ldy     #96             ; the second frame
@frame: clc
@line:  lda     tiles_0,x
        and     frames,y
        ora     frames+48,y
        sta     tiles_0,x
        lda     tiles_1,x
        and     frames+16,y
        ora     frames+64,y
        sta     tiles_1,x
        lda     tiles_2,x
        and     frames+32,y
        ora     frames+80,y
        sta     tiles_2,x
        iny
        txa
        adc     #16
        tax
        bcc     @line
@done:  rts
@due:   clc
@turn:  lda     tiles_0,x
        eor     #$7F
        sta     tiles_0,x
        lda     tiles_1,x
        eor     #$7F
        sta     tiles_1,x
        lda     tiles_2,x
        eor     #$7F
        sta     tiles_2,x
        txa
        adc     #16
        tax
        bcc     @turn
        rts

; void plat_view_begin(void)
; The grid where the view ends within hexes: above odd columns, below even ones, and
; at the right.
map_edges:
        ldx     #2              ; like its column, this is even or odd
@column:
        stx     column_x
        ldy     #GRID
        txa
        lsr     a
        lda     #18
        bcc     @half
        ldy     #GRID | LOWER
        lda     #0
@half:  sty     zp_tile
        jsr     map_half
        lda     column_x
        clc
        adc     #3
        tax
        cpx     #3 * 13
        bcc     @column
        lda     #17
        sta     text_row
@right: jsr     screen_row
        tya
        clc
        adc     #39
        tay
        lda     text_row
        lsr     a
        ldx     #GRID
        bcs     @upper
        ldx     #GRID | LOWER
@upper: jsr     screen_edge
        dec     text_row
        lda     text_row
        bpl     @right
        rts

.segment "ART"
; The last byte of each column's hexes.
column_at:
        .repeat 13, c
        .byte   3*c + 2
        .endrepeat
