; ---------------------------------------------------------------------------
; view.s: the tactical map, hex by hex, for game/ui/view.c
;
; zp_view and zp_view+2 point to the cell in map_unit and map_terrain that is looked at.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _view_column, _view_row
.export _view_shown, _view_look, _view_mark, _view_hex, _view_unit, _view_unit_mark
.export _view_all, _view_follow, _view_follow_unit, _view_centre
.import pusha, popa
.import _map_columns, _map_rows, _map_unit, _map_terrain
.import _unit_race, _unit_type, _unit_illusion, _setup_leader
.import _plat_ground, _plat_people, _plat_type, _plat_side, _plat_state, _plat_men, _plat_mark
.import _plat_hex, _plat_view_begin, _plat_view_end

VIEW_COLUMNS = 13               ; platform.h
VIEW_ROWS    = 9
GROUND_NONE  = 6
PEOPLE_NONE  = 255
MARK_NONE    = 0
AROUND       = 2                ; view.c

view_units  = zp_view
view_ground = zp_view+2

.bss
_view_column:   .res 1
_view_row:      .res 1
column:         .res 1          ; of the view while all of it is drawn, else of the map
row:            .res 1
columns:        .res 1          ; of the view that are on the map

.code
; ---------------------------------------------------------------------------
; u8 view_shown(u8 unit)
; Bytes: 12. Cycles: 21.
; ---------------------------------------------------------------------------
_view_shown:
        tay
        ldx     _unit_illusion,y
        beq     @itself
        lda     _setup_leader
        ldx     #0
@itself:
        rts

; ---------------------------------------------------------------------------
; look: plat_ground and the rest for the cell
; Preserved: -. Bytes: 68 with both. Cycles: 36, 87 with a unit.
;
; look_outside: for a hex that is not on the map. Cycles: 24.
; ---------------------------------------------------------------------------
.assert PEOPLE_NONE = NO_UNIT, error, "nobody is told by the same byte"
look:   ldy     #0
        lda     (view_ground),y
        sta     _plat_ground
        lda     (view_units),y
        bmi     nobody
        tax
        lda     _unit_race,x
        sta     _plat_people
        lda     _unit_type,x
        sta     _plat_type
        lda     _unit_army,x
        sta     _plat_side
        lda     _unit_state,x
        sta     _plat_state
        lda     _unit_illusion,x
        beq     @itself
        ldx     _setup_leader
@itself:
        lda     _unit_men_lo,x
        sta     _plat_men
        lda     _unit_men_hi,x
        sta     _plat_men+1
        rts
look_outside:
        lda     #GROUND_NONE
        sta     _plat_ground
        lda     #PEOPLE_NONE
nobody: sta     _plat_people
        rts

; ---------------------------------------------------------------------------
; point: zp_view for the cell of column X and row A
; Zero page: tmp1, zp_view. Bytes: 41. Cycles: 76.
; ---------------------------------------------------------------------------
point:  sta     view_units+1
        stx     tmp1
        lda     #0              ; (view_units+1, A) = 32 x row + column
        lsr     view_units+1
        ror
        lsr     view_units+1
        ror
        lsr     view_units+1
        ror
        ora     tmp1
        tay
        adc     #<_map_terrain  ; the carry is clear
        sta     view_ground
        lda     view_units+1
        adc     #>_map_terrain
        sta     view_ground+1
        tya
        clc
        adc     #<_map_unit
        sta     view_units
        lda     view_units+1
        adc     #>_map_unit
        sta     view_units+1
        rts

; ---------------------------------------------------------------------------
; void view_look(u8 column, u8 row)
; Zero page: tmp1, zp_view. Bytes: 26. Cycles: 168, 220 with a unit.
; ---------------------------------------------------------------------------
_view_look:
        sta     row
        jsr     popa
        tax
        lda     row
look_at:
        cpx     _map_columns
        bcs     look_outside
        cmp     _map_rows
        bcs     look_outside
        jsr     point
        jmp     look

; ---------------------------------------------------------------------------
; void view_mark(u8 q, u8 r, u8 mark)           void view_hex(u8 q, u8 r)
; void view_unit_mark(u8 unit, u8 mark)         void view_unit(u8 unit)
; Zero page: tmp1 to tmp3, zp_view. Bytes: 110. Cycles: 430 beside plat_hex, 130 to 180 if
; the hex is not seen.
; ---------------------------------------------------------------------------
_view_hex:
        jsr     pusha
        lda     #MARK_NONE
_view_mark:
        pha
        jsr     popa
        sta     tmp3            ; r
        jsr     popa
        tax
        pla
        tay
        lda     tmp3
mark:   sty     tmp2            ; mark Y on hex q in X, r in A
        jsr     row_of
        sta     row
        stx     column
        sec
        sbc     _view_row
        cmp     #VIEW_ROWS
        bcs     @outside
        txa
        sec
        sbc     _view_column
        cmp     #VIEW_COLUMNS
        bcs     @outside
        pha
        lda     tmp2
        sta     _plat_mark
        lda     row
        jsr     look_at
        pla
        jsr     pusha
        lda     row
        sec
        sbc     _view_row
        jmp     _plat_hex
@outside:
        rts

_view_unit:
        jsr     pusha
        lda     #MARK_NONE
_view_unit_mark:
        pha
        jsr     popa
        tay
        ldx     _unit_q,y
        lda     _unit_r,y
        sta     tmp3
        pla
        tay
        lda     tmp3
        jmp     mark

; A = the row of hex q in X, r in A. Preserves X.
row_of: sec
        sbc     #R_ZERO
        sta     tmp1
        txa
        lsr
        clc
        adc     tmp1
        rts

; ---------------------------------------------------------------------------
; void view_all(void)
; Zero page: tmp1, zp_view. Bytes: 115. Cycles: 22,000, and those of 117 plat_hex.
; ---------------------------------------------------------------------------
_view_all:
        lda     _map_columns
        sec
        sbc     _view_column
        cmp     #VIEW_COLUMNS
        bcc     @part
        lda     #VIEW_COLUMNS
@part:  sta     columns
        lda     #MARK_NONE
        sta     _plat_mark
        jsr     _plat_view_begin
        lda     #0
        sta     row
@row:   clc
        adc     _view_row
        cmp     _map_rows
        bcc     @on_map
        ldx     #0
        stx     columns
@on_map:
        ldx     _view_column
        jsr     point
        lda     #0
        sta     column
@hex:   cmp     columns
        bcs     @outside
        jsr     look
        inc     view_units
        bne     @unit
        inc     view_units+1
@unit:  inc     view_ground
        bne     @draw
        inc     view_ground+1
@draw:  lda     column
        jsr     pusha
        lda     row
        jsr     _plat_hex
        inc     column
        lda     column
        cmp     #VIEW_COLUMNS
        bcc     @hex
        inc     row
        lda     row
        cmp     #VIEW_ROWS
        bcc     @row
        jmp     _plat_view_end
@outside:
        jsr     look_outside
        jmp     @draw

; ---------------------------------------------------------------------------
; shifted: where the view begins so that place X has room around it: A if that will
; do. tmp2: hexes of the view, tmp3: of the map.
; Zero page: tmp1 to tmp4. Bytes: 64. Cycles: about 70.
; ---------------------------------------------------------------------------
shifted:
        sta     tmp1
        stx     tmp4
        clc
        adc     #AROUND - 1     ; place < begin + AROUND
        cmp     tmp4
        bcc     @after
        ldy     #0
        cpx     #AROUND + 1
        bcc     @first
        txa
        sbc     #AROUND         ; the carry is set
        tay
@first: sty     tmp1
        jmp     @limits
@after: lda     tmp1
        adc     tmp2            ; place + AROUND >= begin + size; the carry is clear
        sec
        sbc     #AROUND + 1
        cmp     tmp4
        bcs     @limits
        txa
        adc     #AROUND + 1     ; the carry is clear
        sec
        sbc     tmp2
        sta     tmp1
@limits:
        lda     tmp3
        sec
        sbc     tmp2
        beq     @done
        bcs     @larger
        lda     #0
@done:  rts
@larger:
        cmp     tmp1            ; begin + size > all
        bcc     @done
        lda     tmp1
        rts

; ---------------------------------------------------------------------------
; settle: the view so that column X and row A of the map have room
; Zero page: tmp1 to tmp4. Bytes: 45. Cycles: about 200.
; ---------------------------------------------------------------------------
settle: pha
        lda     #VIEW_COLUMNS
        sta     tmp2
        lda     _map_columns
        sta     tmp3
        lda     _view_column
        jsr     shifted
        clc
        adc     #1
        and     #$FE
        sta     _view_column
        pla
        tax
        lda     #VIEW_ROWS
        sta     tmp2
        lda     _map_rows
        sta     tmp3
        lda     _view_row
        jsr     shifted
        sta     _view_row
        rts

; ---------------------------------------------------------------------------
; void view_follow(u8 q, u8 r)         void view_follow_unit(u8 unit)
; void view_centre(u8 column, u8 row)
; Zero page: tmp1 to tmp4, zp_view. Bytes: 94. Cycles: 300, and view_all's if the view
; moves; view_centre always moves it.
; ---------------------------------------------------------------------------
_view_follow_unit:
        tay
        ldx     _unit_q,y
        lda     _unit_r,y
        jmp     follow
_view_follow:
        sta     tmp3
        jsr     popa
        tax
        lda     tmp3
follow: jsr     row_of
        ldy     _view_column
        sty     column
        ldy     _view_row
        sty     row
        jsr     settle
        lda     _view_column
        cmp     column
        bne     @moved
        lda     _view_row
        cmp     row
        beq     @done
@moved: jmp     _view_all
@done:  rts

_view_centre:
        pha
        jsr     popa
        tax
        ldy     #0
        sec
        sbc     #VIEW_COLUMNS / 2
        bcc     @west
        and     #$FE
        tay
@west:  sty     _view_column
        ldy     #0
        pla
        pha
        sec
        sbc     #VIEW_ROWS / 2
        bcc     @north
        tay
@north: sty     _view_row
        pla
        jsr     settle
        jmp     _view_all
