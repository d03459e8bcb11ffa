; ---------------------------------------------------------------------------
; mind_oneself.s: what battle_unit brings to a fight, for game/shattered/mind_oneself.c
;
; Beside the C: rough_peak, and shieldless, sixteens_of, row_of and weight_log for
; mind_match.s, where the rest of the C's routines are written out.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "shattered/mind_oneself.inc"
.export _mind_know_oneself, rough_peak, shieldless, sixteens_of, row_of, weight_log
.import rough_points
.import _battle_unit, _mind_log
.import _unit_type, _unit_race, _unit_weapon, _unit_shield, _unit_blade, _unit_guard

SHIFT       = 6 * 16            ; mind_oneself.c
SOFT        = $10               ; of tbl_unit_type

.rodata
weight_log:     .byte SHIFT, SHIFT, SHIFT-16, SHIFT-25, SHIFT-32, SHIFT-37, SHIFT-41, SHIFT-45
sixteens_of:    .byte 0, 16, 32, 48     ; by the high byte of the men
row_of:         .byte 0, 0, 8, 8, 16, 16, 24, 24

.code
; ---------------------------------------------------------------------------
; void mind_know_oneself(void)
; Zero page: zp_mind to +8, ptr1, tmp1. Bytes: 132 with what it shares. Cycles: about 210.
; ---------------------------------------------------------------------------
_mind_know_oneself:
        ldy     _battle_unit
        jsr     men_log
        sta     my_men
        ldx     _unit_weapon,y
        lda     row_of,x
        sta     my_row
        txa
        lsr
        lda     #$0F
        bcc     @even
        lda     #$F0
@even:  sta     my_nibble
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        sta     kind
        and     #7
        sta     my_column
        jsr     weight_of
        sta     my_weight
        lda     #<-CASUALTY_LOWEST
        jsr     shieldless
        sta     my_index
        ldx     _unit_race,y
        lda     _tbl_race,x
        sta     my_race
        and     #RACE_HAS_SCALES
        beq     @skin
        lda     my_index
        sec
        sbc     #BONUS_SCALES_LESS
        sta     my_index
@skin:  lda     my_race
        and     #RACE_HAS_DREAD
        beq     @calm
        lda     #BONUS_DREAD
@calm:  clc
        adc     _unit_blade,y
        adc     #MELEE_ATTACKING - CASUALTY_LOWEST
        sta     my_bonus
        lda     _unit_guard,y
        sta     my_guard
        rts

; A = weight_log of the type with kind.
weight_of:
        lda     kind
        asl                     ; the three bits on top
        rol
        rol
        rol
        and     #7
        tax
        lda     weight_log,x
        rts

; A = logarithm of the sixteens of unit Y's men. Clears the carry.
men_log:
        ldx     _unit_men_hi,y
        cpx     #4
        bcs     @most
        lda     _unit_men_lo,y
        lsr
        lsr
        lsr
        lsr
        ora     sixteens_of,x
        tax
        lda     _mind_log,x
        clc
        rts
@most:  lda     _mind_log+SIXTEENS_MOST
        clc
        rts

; ---------------------------------------------------------------------------
; shieldless: A + what it is to have no shields, of unit Y with kind
; Preserved: Y. Zero page: tmp1 kind. Bytes: 21. Cycles: 19 with shields, 34 or 35 without,
; with jsr.
; ---------------------------------------------------------------------------
shieldless:
        ldx     _unit_shield,y
        bne     @shield
        clc
        adc     #MELEE_SHIELDLESS
        tax
        lda     kind
        and     #SOFT
        beq     @hard
        txa
        adc     #MELEE_SHIELDLESS_SOFT
        rts
@hard:  txa
@shield:
        rts

; ---------------------------------------------------------------------------
; rough_peak: Y = more points than mind_rough gives battle_unit for any kills
;   The best of its weapon's row, against the heaviest enemy of the weakest kind.
; Zero page: tmp1, zp_mind. Bytes: 52. Cycles: about 270.
; ---------------------------------------------------------------------------
rough_peak:
        ldx     my_row
        ldy     #8
        lda     #0
@column:
        sta     tmp1
        lda     _tbl_melee_factor,x
        and     my_nibble
        cmp     tmp1
        bcs     @more
        lda     tmp1
@more:  inx
        dey
        bne     @column
        bit     my_nibble
        bpl     @even
        lsr
        lsr
        lsr
        lsr
@even:  clc
        adc     #MELEE_SHIELDLESS + MELEE_SHIELDLESS_SOFT + BONUS_HATRED
        adc     my_bonus
        tax
        ldy     _tbl_casualty,x
        lda     _mind_log,y
        adc     my_men
        ldx     #SHIFT-45
        jsr     rough_points
        tay
        rts
