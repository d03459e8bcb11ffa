; ---------------------------------------------------------------------------
; map.s: the hexes of the tactical map
;
; A hex without a unit or a mark is a tile that is there. Any other is put together as
; tile 14 first.
; ---------------------------------------------------------------------------
.include "machine.inc"
.import half_low, half_high, row_offset

column_x = zp_temp              ; first byte of the hex
text_row = zp_temp+1
odd      = zp_temp+2
MADE     = 14
GRID     = 15
LOWER    = 128                  ; + a tile: its lower half
made_look = zp_made
made_who  = zp_made+1
made_odd  = zp_made+2

.segment "MACHINE"

; ---------------------------------------------------------------------------
; map_ground: the hex of column X, row A, with neither unit nor mark
; map_hex: any; zp_look and zp_letter: what is there (known.s)
; Zero page: zp_temp, zp_made, zp_tile. Bytes: 116. Cycles: 581; 1,169 with a unit, 650 if it
; looks like the unit drawn before it; a mark takes up to 1,000 more.
; ---------------------------------------------------------------------------
map_ground:
        asl     a
        sta     text_row
        lda     column_at,x
        sta     column_x
        txa
        and     #1
        sta     odd
        ora     text_row
        sta     text_row
        lda     _plat_ground
        asl     a
        ora     odd
        tax
        bpl     map_draw        ; always
map_hex:
        asl     a
        sta     text_row
        lda     column_at,x
        sta     column_x
        txa
        and     #1
        sta     odd
        ora     text_row
        sta     text_row
        lda     zp_letter
        cmp     #PEOPLE_NONE
        bne     @unit
        lda     _plat_ground
        asl     a
        ora     odd
        tax
        jsr     copy_tile
        jmp     @mark
; The same as the last one? An army has many of a kind, side by side.
@unit:  lda     zp_look
        cmp     made_look
        bne     @make
        lda     zp_letter
        cmp     made_who
        bne     @make
        lda     odd
        cmp     made_odd
        beq     @made
@make:  jsr     unit_tile
@mark:  lda     zp_look
        sta     made_look
        lda     zp_letter
        sta     made_who
        lda     odd
        sta     made_odd
        jsr     mark_tile
@made:  ldx     #MADE
map_draw:
        stx     zp_tile
        ldx     text_row
        jsr     map_half
        lda     zp_tile
        ora     #LOWER
        sta     zp_tile
        ldx     text_row
        inx

; ---------------------------------------------------------------------------
; map_half: half tile zp_tile at column_x in text row X
; Bytes: 24. Cycles: 261.
; ---------------------------------------------------------------------------
map_half:
        lda     half_low,x
        sta     @half+1
        lda     half_high,x
        sta     @half+2
        lda     row_offset,x
        clc
        adc     column_x
        tay
        ldx     zp_tile
@half:  jmp     half_low        ; one of half.s

; ---------------------------------------------------------------------------
; copy_tile: tile X as tile 14
; Zero page: -. Bytes: 32. Cycles: 680.
; ---------------------------------------------------------------------------
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

; ---------------------------------------------------------------------------
; mark_tile: puts plat_mark on tile 14
; Zero page: -. Bytes: 93. Cycles: 21 without a mark, 700 for the due unit, 1,020 for a frame.
; ---------------------------------------------------------------------------
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

; ---------------------------------------------------------------------------
; map_edges: the grid where the view ends within hexes: above odd columns, below even
; ones, and at the right
; Zero page: zp_temp, zp_tile, zp_lines. Bytes: 62. Cycles: 7,200.
; ---------------------------------------------------------------------------
map_edges:
        ldx     #0              ; like its column, this is even or odd
@column:
        stx     column_x
        ldy     #GRID
        txa
        lsr     a
        ldx     #18
        bcc     @half
        ldy     #GRID | LOWER
        ldx     #0
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
; The first byte of each column's hexes.
column_at:
        .repeat 13, c
        .byte   3*c
        .endrepeat
