; ---------------------------------------------------------------------------
; view.s: a map is drawn out of sight and appears at once
; ---------------------------------------------------------------------------
.export _plat_view_begin, _plat_view_end, view_wanted, map_set_made
.import draw_screen, draw_colours, look, look_at_map, upper_memory
.import marks_hold, marks_off, marks_go, make_map_set, title_gone
.include "zeropage.inc"
.include "machine.inc"
.include "c64_art.inc"

SIGN_RULE = 1

.segment "LOWBSS"
map_set_made:   .res 1
drawing:        .res 1          ; between begin and end

.code
; ---------------------------------------------------------------------------
; void plat_view_begin(void)
;   The next hexes go to the screen that is not seen, their colours to NEW_COLOURS.
; Zero page: zp_at, zp_colour. Bytes: 153. Cycles: 2,350, and make_map_set's if the map's
; characters must be made.
; ---------------------------------------------------------------------------
_plat_view_begin:
        lda     #1
        sta     drawing
        sta     title_gone      ; the colours go where it was
        jsr     marks_hold
        lda     map_set_made
        bne     @set
        jsr     make_map_set
@set:   lda     #>NEW_COLOURS
        sta     draw_colours
        lda     #>SCREEN_2
        ldx     look
        cpx     #LOOK_MAP
        bne     @hidden
        ldx     upper_memory
        cpx     #MAP_MEMORY
        beq     @hidden
        lda     #>SCREEN
@hidden:
        sta     draw_screen
        clc
        adc     #>FRAME_POINTERS
        sta     zp_at+1
        lda     #<FRAME_POINTERS
        sta     zp_at
        ldy     #2
@frame: tya
        ora     #FRAME_POINTER
        sta     (zp_at),y
        dey
        bpl     @frame

; The cells that no hex covers are black: the first and the last row and column.
        lda     #<(SCREEN_WIDTH - 1)
        sta     zp_at
        sta     zp_colour
        lda     draw_screen
        sta     zp_at+1
        lda     draw_colours
        sta     zp_colour+1
        ldx     #MAP_ROWS
@row:   ldy     #0
        tya                     ; CHAR_SOLID and BLACK
        sta     (zp_at),y
        sta     (zp_colour),y
        lda     zp_at
        clc
        adc     #SCREEN_WIDTH
        sta     zp_at
        sta     zp_colour
        bcc     @same
        inc     zp_at+1
        inc     zp_colour+1
@same:  dex
        bne     @row
        ; zp_at is now the last cell of the row below the map
        lda     zp_at
        sec
        sbc     #<(2 * SCREEN_WIDTH - 1)
        sta     zp_at
        sta     zp_colour
        bcs     @last
        dec     zp_at+1
        dec     zp_colour+1
@last:  jsr     black_row
        lda     #0
        sta     zp_at
        sta     zp_colour
        lda     draw_screen
        sta     zp_at+1
        lda     draw_colours
        sta     zp_colour+1
black_row:
        ldy     #SCREEN_WIDTH - 1
        lda     #CHAR_SOLID
@cell:  sta     (zp_at),y
        sta     (zp_colour),y
        dey
        bpl     @cell
        rts

; ---------------------------------------------------------------------------
; void plat_view_end(void)
;   Shows them. The colours have no second page: they are copied when the beam has just
;   left the map, faster than it comes back to them.
; Zero page: zp_split. Bytes: 82. Cycles: 12,000, and up to a frame until the beam is there.
; ---------------------------------------------------------------------------
_plat_view_end:
        lda     zp_split
@beam:  cmp     zp_split
        beq     @beam
        lda     #MAP_MEMORY_2
        ldx     draw_screen
        cpx     #>SCREEN_2
        beq     @seen
        lda     #MAP_MEMORY
@seen:  sta     upper_memory
        jsr     look_at_map
        ldx     #0
@first: lda     NEW_COLOURS,x
        sta     COLOURS,x
        inx
        bne     @first
@then:  lda     NEW_COLOURS + $100,x
        sta     COLOURS + $100,x
        inx
        bne     @then
@rest:  lda     NEW_COLOURS + $200,x
        sta     COLOURS + $200,x
        inx
        cpx     #<(MAP_ROWS * SCREEN_WIDTH)
        bne     @rest
        ldx     #SCREEN_WIDTH - 1
@rule:  lda     #SIGN_RULE      ; closes the panel, in the row that the game leaves free
        sta     SCREEN + 24 * SCREEN_WIDTH,x
        lda     #GREY
        sta     COLOURS + 24 * SCREEN_WIDTH,x
        dex
        bpl     @rule
        lda     #0
        sta     drawing
        lda     #>COLOURS
        sta     draw_colours
        jmp     marks_go

; ---------------------------------------------------------------------------
; view_wanted: a hex outside of the two: sees to it that a map is there to draw on
; Bytes: 19. Cycles: 21, 27 between the two; else those of both.
; ---------------------------------------------------------------------------
view_wanted:
        lda     look
        cmp     #LOOK_MAP
        beq     @there
        lda     drawing
        bne     @there
        jsr     _plat_view_begin
        jmp     _plat_view_end
@there: rts
