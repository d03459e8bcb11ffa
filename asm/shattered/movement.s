; ---------------------------------------------------------------------------
; movement.s: time-points of a move, for game/shattered/movement.c
;
;   chart[type, terrain], BONUS_SOONER less for some races; haste taken off, but
;   not below HASTE_LOWEST. PROHIBITED is 0 and stays 0.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _move_cost, _field_cost, _field_pause, cost_begin, cost_of
.import _unit_type, _unit_race, _unit_haste
.import pop1, pop2

.code
; ---------------------------------------------------------------------------
; u8 move_cost(u8 type, u8 terrain, u8 race)
; Zero page: tmp1 terrain. Bytes: 42 with cost. Cycles: 98.
;
; cost: type in A, terrain in tmp1, race in X; the time-points in A, and the zero
; flag is theirs.
; ---------------------------------------------------------------------------
_move_cost:
        tax
        ldy     #0
        lda     (sp),y
        sta     tmp1
        iny
        lda     (sp),y
        jsr     cost
        jmp     pop2

cost:   asl
        asl
        asl
        ora     tmp1
        tay
        lda     _tbl_race,x
        and     #RACE_HAS_SOONER
        beq     @plain
        lda     _tbl_move_cost,y
        beq     @done           ; ruling sooner-prohibited
        sec
        sbc     #BONUS_SOONER
@done:  rts
@plain: lda     _tbl_move_cost,y
        rts

; ---------------------------------------------------------------------------
; u8 field_pause(u8 unit)
; u8 field_cost(u8 unit, u8 terrain)
; Zero page: tmp1 terrain; zp_cost. Bytes: 33 both. Cycles: 67 and 125.
; ---------------------------------------------------------------------------
_field_pause:
        tay
        lda     #TERRAIN_CLEAR
        sta     tmp1
        ldx     _unit_race,y
        lda     _unit_type,y
        jsr     cost
        ldx     #0
        rts

_field_cost:
        pha
        ldy     #0
        lda     (sp),y
        tay
        jsr     cost_begin
        pla
        jsr     cost_of
        jmp     pop1

; ---------------------------------------------------------------------------
; cost_begin: looks at the moves of unit Y
; Preserved: Y. Bytes: 28. Cycles: 49.
;
; cost_of: A = the time-points of its move into terrain A
; Preserved: Y. Bytes: 30. Cycles: 25 to 49.
; ---------------------------------------------------------------------------
chart_row = zp_cost
sooner    = zp_cost+1
haste     = zp_cost+2

cost_begin:
        lda     _unit_type,y
        asl
        asl
        asl
        sta     chart_row
        ldx     _unit_race,y
        lda     _tbl_race,x
        and     #RACE_HAS_SOONER
        beq     @plain
        lda     #BONUS_SOONER
@plain: sta     sooner
        lda     _unit_haste,y
        sta     haste
        rts

cost_of:
        ora     chart_row
        tax
        lda     _tbl_move_cost,x
        beq     @done           ; ruling sooner-prohibited
        sec
        sbc     sooner
        ldx     haste
        beq     @done
        cmp     #HASTE_LOWEST+1
        bcc     @done
        sbc     haste
        bcc     @lowest
        cmp     #HASTE_LOWEST
        bcs     @done
@lowest:
        lda     #HASTE_LOWEST
@done:  rts
