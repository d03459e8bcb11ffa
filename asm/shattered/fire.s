; ---------------------------------------------------------------------------
; fire.s: fire and defensive fire, for game/shattered/fire.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _fire_resolve, _fire_expect
.import _combat_unit, _combat_wf, _combat_tf, _combat_rf
.import _combat_count, _combat_idle, _combat_decide
.import combat_pair, column_type, tactical_base, tactical_races, popa
.import _dice_spread, _rules_readings
.import _unit_missile, _unit_type, _unit_terrain, _unit_moved

FACTOR_ZERO = 64                ; combat.h

.bss
by_chance:      .res 1
defensive:      .res 1
side:           .res 1

.code
; ---------------------------------------------------------------------------
; void fire_resolve(u8 attacker, u8 defender, u8 defensive)
; void fire_expect(u8 attacker, u8 defender, u8 defensive)
; Zero page: tmp1 to tmp4, ptr1 to ptr3. Bytes: 204. Cycles: about 1,200, 2,000 with
; an answer.
; ---------------------------------------------------------------------------
_fire_resolve:
        ldx     #1
        .byte   $2C             ; bit: skips the next two bytes
_fire_expect:
        ldx     #0
        stx     by_chance
        sta     defensive
        jsr     popa
        sta     _combat_unit+1
        jsr     popa
        sta     _combat_unit
        lda     #0
        jsr     shoot
        lda     defensive
        beq     @idle
        ldx     _combat_unit+1
        lda     _unit_missile,x
        cmp     #MISSILE_NONE
        beq     @idle
        lda     #1
        jsr     shoot
        jmp     _combat_decide
@idle:  lda     #1
        jsr     _combat_idle
        jmp     _combat_decide

shoot:  sta     side
        jsr     combat_pair
        lda     _unit_missile,x
        pha
        jsr     tactical_base
        lda     _rules_readings ; ruling fire-races
        and     #READING_FIRE_RACES_ALL
        beq     @races
        jsr     tactical_races
@races: ldx     _unit_terrain,y
        lda     _tbl_terrain,x
        tax
        lsr
        lsr
        and     #3
        bne     @woods
        lda     _rules_readings ; ruling fire-cover
        and     #READING_FIRE_COVER_ALL
        beq     @woods
        txa
        and     #3
@woods: ldx     _unit_moved,y
        beq     @stood
        clc
        adc     #FIRE_MOVED_LESS
@stood: eor     #$FF            ; tmp1 less that
        sec
        adc     tmp1
        sta     tmp1
        pla
        tax                     ; the missile
        cmp     #MISSILE_BOW
        bne     @factors
        lda     tmp3
        and     #RACE_HAS_BOW
        beq     @factors
        lda     tmp1
        clc
        adc     #BONUS_BOW
        sta     tmp1
@factors:
        lda     _tbl_fire_factor,x      ; bit c is the factor against column c
        sta     tmp2
        ldx     _unit_type,y
        jsr     column_type
        lda     _tbl_unit_type,x
        and     #7
        tay
        lda     tmp2
        cpy     #0
        beq     @column
@shift: lsr
        dey
        bne     @shift
@column:
        and     #1
        ldx     side
        sta     _combat_wf,x
        lda     tmp1
        sta     _combat_tf,x
        lda     #FACTOR_ZERO
        ldy     by_chance
        beq     @sure
        lda     #FIRE_RANDOM_WIDEST
        jsr     _dice_spread
        clc
        adc     #FACTOR_ZERO - FIRE_RANDOM_WIDEST
        ldx     side
@sure:  sta     _combat_rf,x
        txa
        jmp     _combat_count
