; ---------------------------------------------------------------------------
; marks.s: the frames over the map, three sprites
;
; Sprite 0 is the cursor, 1 the target, 2 the due unit's ground. Sprites are two dots
; wide a dot; x is kept halved, so that it is a byte.
; ---------------------------------------------------------------------------
.export mark_hex, marks_hold, marks_go, marks_off, marks_frame
.import _plat_side
.include "zeropage.inc"
.include "machine.inc"

NOWHERE = $FF

.segment "LOWBSS"
hexes:          .res 3          ; where each sprite is wanted
held:           .res 1
cursor_x:       .res 1
cursor_y:       .res 1
due_colour:     .res 1
left:           .res 1          ; the interrupt's own
high:           .res 1
on:             .res 1
step:           .res 1

.segment "HICODE"
; ---------------------------------------------------------------------------
; mark_hex: a hex was drawn with a mark: A its number (row * 16 + column), X the mark. A
; frame that was there and is not asked for goes
; Zero page: -. Bytes: 39. Cycles: 56 without a mark, 90 at most.
; ---------------------------------------------------------------------------
mark_hex:
        ldy     #2
@there: cmp     hexes,y
        bne     @next
        pha
        lda     #NOWHERE
        sta     hexes,y
        pla
@next:  dey
        bpl     @there
        ldy     mark_sprite,x
        bmi     @none
        sta     hexes,y
        cpy     #2
        bne     @none
        ldx     _plat_side
        lda     side_colours,x
        sta     due_colour
@none:  rts

; ---------------------------------------------------------------------------
; marks_hold: a map is being drawn: the sprites stay as they are, the marks are new
; marks_go: and here they are
; marks_off: no map, no frames
; Preserved: Y. Zero page: -. Bytes: 25. Cycles: 51, 18 and 69.
; ---------------------------------------------------------------------------
marks_hold:
        lda     #1
        sta     held
        lda     #NOWHERE
        ldx     #2
@away:  sta     hexes,x
        dex
        bpl     @away
        rts

marks_off:
        jsr     marks_hold
marks_go:
        lda     #0
        sta     held
        rts

; ---------------------------------------------------------------------------
; marks_frame: every frame: the cursor glides to its hex, frames pulse
; Zero page: zp_frame. Bytes: 64. Cycles: 120, and 105 for each frame that is to be seen,
; the cursor up to 200; 20 while the map is being drawn.
; ---------------------------------------------------------------------------
marks_frame:
        lda     held
        bne     @rts
        sta     on
        sta     high
        ldx     #2
@sprite:
        lda     hexes,x
        cmp     #NOWHERE
        beq     @off
        jsr     place
@off:   dex
        bpl     @sprite
        lda     on
        sta     SPRITE_ON
        lda     high
        sta     $D010
        lda     zp_frame
        lsr     a
        lsr     a
        and     #7
        tax
        lda     cursor_colours,x
        sta     SPRITE_COLOUR
        lda     target_colours,x
        sta     SPRITE_COLOUR+1
        lda     due_colour
        sta     SPRITE_COLOUR+2
@rts:   rts

; ---------------------------------------------------------------------------
; place: sprite X to the hex A
; Preserved: X. Zero page: -. Bytes: 167 with glide and the tables. Cycles: 105, the cursor
; up to 200.
; ---------------------------------------------------------------------------
place:  tay
        and     #$0F
        sta     left            ; the column
        lsr     a               ; carry: an odd one is 8 lower
        tya
        and     #$F0            ; 16 * row
        bcc     @even
        ora     #8
@even:  clc
        adc     #FIRST_Y
        pha
        ldy     left
        lda     halves,y
        sta     left
        pla
        cpx     #0
        bne     @set
        ldy     #1              ; the cursor: a quarter of the way a frame
        jsr     glide
        lda     left
        dey
        jsr     glide
        sta     left
        lda     cursor_y
@set:   pha
        txa
        asl     a
        tay
        pla
        sta     $D001,y
        lda     left
        asl     a
        sta     $D000,y
        lda     bits,x
        tay
        bcc     @low
        ora     high
        sta     high
@low:   tya
        ora     on
        sta     on
        rts

; cursor_x (Y = 0) or cursor_y (Y = 1) towards A; where it is now in A.
glide:  sec
        sbc     cursor_x,y
        beq     @there
        bcc     @back
        adc     #2              ; with carry: rounded up
        lsr     a
        lsr     a
        clc
        adc     cursor_x,y
        sta     cursor_x,y
        rts
@back:  eor     #$FF            ; the distance less one
        adc     #4
        lsr     a
        lsr     a
        sta     step
        lda     cursor_x,y
        sec
        sbc     step
        sta     cursor_x,y
        rts
@there: lda     cursor_x,y
        rts

FIRST_Y = 50                    ; of a sprite in the uppermost row
halves:                         ; (24 + 24 * column) / 2
.repeat 13, column
        .byte   12 + 12 * column
.endrepeat
bits:           .byte 1, 2, 4
mark_sprite:    .byte $FF, 2, 0, 1      ; none, due, cursor, target
side_colours:   .byte BLUE, RED
cursor_colours: .byte WHITE, WHITE, WHITE, YELLOW, BLACK, BLACK, BLACK, YELLOW
target_colours: .byte RED, RED, BLACK, BLACK, RED, RED, BLACK, BLACK
