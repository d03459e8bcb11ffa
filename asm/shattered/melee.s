; ---------------------------------------------------------------------------
; melee.s: both sides strike at once, for game/shattered/melee.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _melee_resolve, _melee_expect
.import _combat_unit, _combat_wf, _combat_tf, _combat_rf, _combat_count, _combat_decide
.import combat_pair, column_type, tactical_base, tactical_races, weapon_factor, popa
.import _dice_apart, _rules_readings
.import _unit_weapon, _unit_type, _unit_terrain, _unit_class

FACTOR_ZERO = 64                ; combat.h
APART_WIDEST = 3                ; dice.h

.bss
by_chance:      .res 1
side:           .res 1

.code
; ---------------------------------------------------------------------------
; void melee_resolve(u8 attacker, u8 defender)
; void melee_expect(u8 attacker, u8 defender)
; Zero page: tmp1 to tmp4, ptr1 to ptr3. Bytes: 181. Cycles: about 2,600, 2,200
; without dice.
; ---------------------------------------------------------------------------
_melee_resolve:
        ldx     #1
        .byte   $2C             ; bit: skips the next two bytes
_melee_expect:
        ldx     #0
        stx     by_chance
        sta     _combat_unit+1
        jsr     popa
        sta     _combat_unit
        lda     #0
        jsr     strike
        lda     #1
        jsr     strike
        jmp     _combat_decide

strike: sta     side
        jsr     combat_pair
        lda     _unit_weapon,x
        pha
        jsr     tactical_base
        jsr     tactical_races
        ldx     side
        beq     @first
        lda     _rules_readings ; ruling terrain-differential
        and     #READING_TERRAIN_BOTH
        beq     @factors
        bne     @ground         ; always
@first: lda     tmp1
        clc
        adc     #MELEE_ATTACKING
        sta     tmp1
@ground:
        ldx     _unit_terrain,y
        lda     _tbl_terrain,x
        and     #3
        sta     tmp2
        lda     tmp1
        sec
        sbc     tmp2
        sta     tmp1
@factors:
        ldx     side
        lda     tmp1
        sta     _combat_tf,x
        ldx     _unit_type,y
        jsr     column_type
        pla
        jsr     weapon_factor
        ldx     side
        sta     _combat_wf,x
        lda     #FACTOR_ZERO
        ldy     by_chance
        beq     @sure
        jsr     random_factor
        ldx     side
@sure:  sta     _combat_rf,x
        txa
        jmp     _combat_count

; A = the first die less the second, within the limits of side X's class.
random_factor:
        jsr     _dice_apart
        clc
        adc     #FACTOR_ZERO - APART_WIDEST
        sta     tmp3
        ldx     side
        ldy     _combat_unit,x
        ldx     _unit_class,y
        lda     _tbl_class_random,x
        pha
        lsr
        lsr
        lsr
        lsr
        clc
        adc     #FACTOR_ZERO - 8
        sta     tmp1            ; the lowest
        pla
        and     #15
        adc     #FACTOR_ZERO - 8
        sta     tmp2            ; the highest
        lda     tmp3
        cmp     tmp1
        bcc     @lowest
        cmp     tmp2
        bcc     @within
        lda     tmp2
@within:
        rts
@lowest:
        lda     tmp1
        rts
