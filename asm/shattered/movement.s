; ---------------------------------------------------------------------------
; movement.s: time-points of a move, for game/shattered/movement.c
;
;   chart[type, terrain], BONUS_SOONER less for some races; haste taken off, but
;   not below HASTE_LOWEST. PROHIBITED is 0 and stays 0.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _move_cost, _field_cost, _field_pause, cost_in
.import _unit_type, _unit_race, _unit_haste
.import pop1, pop2

.code
; ---------------------------------------------------------------------------
; u8 move_cost(u8 type, u8 terrain, u8 race)
; Zero page: tmp1 terrain. Bytes: 42 with cost. Cycles: 85.
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
; Zero page: tmp1 terrain, tmp2 unit, tmp3. Bytes: 62 both. Cycles: 62 and 105.
; ---------------------------------------------------------------------------
_field_pause:
        tay
        lda     #TERRAIN_CLEAR
        sta     tmp1
        jsr     unit_cost
        ldx     #0
        rts

unit_cost:                      ; of unit Y
        ldx     _unit_race,y
        lda     _unit_type,y
        jmp     cost

_field_cost:
        sta     tmp1
        ldy     #0
        lda     (sp),y
        tay
        jsr     cost_in
        jmp     pop1

; The same from assembly: unit in Y, terrain in tmp1.
cost_in:
        sty     tmp2
        jsr     unit_cost
        ldy     tmp2
        ldx     _unit_haste,y
        beq     @done
        cmp     #HASTE_LOWEST+1
        bcc     @done
        stx     tmp3
        sbc     tmp3
        bcc     @lowest
        cmp     #HASTE_LOWEST
        bcs     @done
@lowest:
        lda     #HASTE_LOWEST
@done:  rts
