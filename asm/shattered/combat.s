; ---------------------------------------------------------------------------
; combat.s: an exchange's kills and its winner, for game/shattered/combat.c, and
; what melee.s and fire.s share
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _combat_count, _combat_idle, _combat_decide, _combat_apply
.export _combat_unit, _combat_wf, _combat_tf, _combat_rf, _combat_total, _combat_percent
.export _combat_kills, _combat_winner
.export _combat_column, column_type, combat_pair, tactical_base, tactical_races
.import _casualty_percent, percent_at
.import _rules_readings
.import _unit_type, _unit_race, _unit_shield, _unit_blade, _unit_guard

FACTOR_ZERO = 64                ; combat.h
NOBODY      = 2
SOFT        = $10               ; of tbl_unit_type
STRENGTH_MAX = 4095             ; percent.h

side    = tmp4
kills   = ptr2
losses  = ptr3

.bss
_combat_unit:    .res 2
_combat_wf:      .res 2
_combat_tf:      .res 2
_combat_rf:      .res 2
_combat_total:   .res 2
_combat_percent: .res 2
_combat_kills:   .res 4         ; a word a side
_combat_winner:  .res 1

.code
; ---------------------------------------------------------------------------
; void combat_count(u8 side)
;   total = WF + TF + RF; kills = men x chart[total] / 100, at most all enemies (or
;   any number, by the other reading of kills-cap, until combat_decide)
; Zero page: tmp1 to tmp4, ptr1. Bytes: 118. Cycles: about 170, and percent_at's.
; ---------------------------------------------------------------------------
_combat_count:
        sta     side
        tax
        lda     _combat_wf,x
        clc
        adc     _combat_tf,x
        clc
        adc     _combat_rf,x
        sec
        sbc     #FACTOR_ZERO
        sta     _combat_total,x
        jsr     _casualty_percent
        ldx     side
        sta     _combat_percent,x
        sta     tmp3            ; for percent_at
        ldy     _combat_unit,x
        ldx     _unit_men_hi,y
        lda     _unit_men_lo,y
        jsr     percent_at
        pha
        lda     side
        asl
        tay
        pla
        sta     _combat_kills,y
        txa
        sta     _combat_kills+1,y
        lda     _rules_readings ; ruling kills-cap
        and     #READING_KILLS_UNCAPPED
        bne     claimed
        ldx     side
; The kills of side X, at most all enemies.
cap:    txa
        asl
        tay
        txa
        eor     #1
        tax
        lda     _combat_unit,x
        tax
        lda     _unit_men_lo,x
        cmp     _combat_kills,y
        lda     _unit_men_hi,x
        sbc     _combat_kills+1,y
        bcs     capped
        lda     _unit_men_lo,x
        sta     _combat_kills,y
        lda     _unit_men_hi,x
        sta     _combat_kills+1,y
capped: rts
claimed:
        lda     #>STRENGTH_MAX
        cmp     _combat_kills+1,y
        bcs     capped
        sta     _combat_kills+1,y
        lda     #<STRENGTH_MAX
        sta     _combat_kills,y
        rts

; ---------------------------------------------------------------------------
; void combat_idle(u8 side)
; Bytes: 29. Cycles: 57.
; ---------------------------------------------------------------------------
_combat_idle:
        tax
        asl
        tay
        lda     #FACTOR_ZERO
        sta     _combat_tf,x
        sta     _combat_rf,x
        sta     _combat_total,x
        lda     #0
        sta     _combat_wf,x
        sta     _combat_percent,x
        sta     _combat_kills,y
        sta     _combat_kills+1,y
        rts

; ---------------------------------------------------------------------------
; void combat_decide(void)
;   Rulings kills-threshold and kills-more: a side has won with more kills than
;   losses, with its kills at least VICTORY_KILLS_PERCENT of the enemies (or more
;   than that, by the other reading), and at least (or more than)
;   VICTORY_MORE_PERCENT above its losses.
; Zero page: tmp1 to tmp4, ptr1 to ptr3. Bytes: 176. Cycles: 200 without a winner,
; else 400 to 1,000.
; ---------------------------------------------------------------------------
_combat_decide:
        ldx     #NOBODY
        stx     _combat_winner
        ldx     #0
        jsr     has_won
        bcs     won
        ldx     #1
        jsr     has_won
        bcc     none
won:    lda     side
        sta     _combat_winner
none:   lda     _rules_readings ; they were not yet
        and     #READING_KILLS_UNCAPPED
        beq     capped
        ldx     #0
        jsr     cap
        ldx     #1
        jmp     cap

; Carry set if side X has beaten the other.
has_won:
        stx     side
        txa
        asl
        tay
        eor     #2
        tax
        lda     _combat_kills,x
        sta     losses
        cmp     _combat_kills,y
        lda     _combat_kills+1,x
        sta     losses+1
        sbc     _combat_kills+1,y
        lda     _combat_kills,y
        sta     kills
        lda     _combat_kills+1,y
        sta     kills+1
        bcs     no              ; kills <= losses
        lda     #VICTORY_KILLS_PERCENT
        sta     tmp3
        lda     side
        eor     #1
        tay
        lda     _combat_unit,y
        tay
        ldx     _unit_men_hi,y
        lda     _unit_men_lo,y
        jsr     percent_at
        sta     ptr1            ; kills >= this, or above it if there is a rest or by
        lda     _rules_readings ; the other reading
        and     #READING_KILLS_MORE_THAN
        bne     @more
        cpy     #1              ; the carry: a rest
        bcc     @least
@more:  sec
@least: txa
        pha
        lda     ptr1
        adc     #0
        sta     ptr1
        pla
        adc     #0
        jsr     reached
        bcc     no
        lda     #VICTORY_MORE_PERCENT
        sta     tmp3
        lda     losses
        ldx     losses+1
        jsr     percent_at
        sta     ptr1
        lda     _rules_readings
        and     #READING_KILLS_OVER_MORE
        bne     @over
        cpy     #1
        bcc     @even
@over:  sec
@even:  lda     ptr1
        adc     losses
        sta     ptr1
        txa
        adc     losses+1
; Carry set if kills >= (A ptr1).
reached:
        sta     ptr1+1
        lda     kills
        cmp     ptr1
        lda     kills+1
        sbc     ptr1+1
        rts
no:     clc
        rts

; ---------------------------------------------------------------------------
; u8 combat_column(u8 enemy_type)
;   Ruling mc-column: MC, or by the other reading LC. Bytes: 22. Cycles: 35.
;
; column_type: the same in X. Destroys A, preserves Y. Cycles: 17.
; ---------------------------------------------------------------------------
_combat_column:
        tax
        jsr     column_type
        txa
        ldx     #0
        rts
column_type:
        cpx     #TYPE_MC
        bne     @plain
        lda     _rules_readings
        and     #READING_MC_AS_LC
        beq     @plain
        ldx     #TYPE_LC
@plain: rts

; ---------------------------------------------------------------------------
; void combat_apply(void)
; Bytes: 35. Cycles: 100.
; ---------------------------------------------------------------------------
_combat_apply:
        ldx     #0
        ldy     #2              ; the other's kills
        jsr     lose
        ldx     #1
        ldy     #0
lose:   lda     _combat_unit,x
        tax
        lda     _unit_men_lo,x
        sec
        sbc     _combat_kills,y
        sta     _unit_men_lo,x
        lda     _unit_men_hi,x
        sbc     _combat_kills+1,y
        sta     _unit_men_hi,x
        rts

; ---------------------------------------------------------------------------
; combat_pair: X = the unit of side A, Y = the other. Bytes: 13. Cycles: 30.
; ---------------------------------------------------------------------------
combat_pair:
        tax
        eor     #1
        tay
        lda     _combat_unit,y
        tay
        lda     _combat_unit,x
        tax
        rts

; ---------------------------------------------------------------------------
; tactical_base: the tactical factors that melee and fire have in common, of unit
; X against unit Y
; Returns: tmp1 = FACTOR_ZERO + spells + dread + shieldless; tmp3 and tmp4 the gifts
; of X's and Y's race; Y kept, X destroyed. Bytes: 93 both. Cycles: 68 to 114.
;
; tactical_races: adds to tmp1 what races have against each other. Cycles: 28 to 56.
; ---------------------------------------------------------------------------
.assert MELEE_SHIELDLESS = FIRE_SHIELDLESS, error, "melee and fire differ"
.assert MELEE_SHIELDLESS_SOFT = FIRE_SHIELDLESS_SOFT, error, "melee and fire differ"

tactical_base:
        lda     _unit_blade,x
        clc
        adc     #FACTOR_ZERO
        sec
        sbc     _unit_guard,y
        sta     tmp1
        lda     _unit_race,x
        tax
        lda     _tbl_race,x
        sta     tmp3
        ldx     _unit_race,y
        lda     _tbl_race,x
        sta     tmp4
        lda     tmp3
        and     #RACE_HAS_DREAD
        beq     @calm
        lda     #BONUS_DREAD
        jsr     add
@calm:  lda     _unit_shield,y
        bne     shielded
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        and     #SOFT
        beq     @hard
        lda     #MELEE_SHIELDLESS_SOFT
@hard:  clc
        adc     #MELEE_SHIELDLESS
add:    clc
        adc     tmp1
        sta     tmp1
shielded:
        rts

tactical_races:
        lda     tmp3
        and     #RACE_HAS_HATRED
        beq     @scales
        lda     tmp4
        and     #RACE_HAS_HATED
        beq     @scales
        lda     #BONUS_HATRED
        jsr     add
@scales:
        lda     tmp4
        and     #RACE_HAS_SCALES
        beq     shielded
        lda     #<-BONUS_SCALES_LESS
        bne     add             ; always
