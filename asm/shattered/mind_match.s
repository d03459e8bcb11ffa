; ---------------------------------------------------------------------------
; mind_match.s: how good a fight with an enemy is, for game/shattered/mind_match.c
;
; Products are sums of logarithms; the constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "shattered/mind_oneself.inc"
.export _mind_rough, rough_kills, rough_rest, rough_points
.import shieldless, sixteens_of, row_of, weight_log
.import _mind_log, _mind_power
.import _unit_type, _unit_race, _unit_class, _unit_weapon, _unit_shield, _unit_terrain
.import _unit_blade, _unit_guard, _unit_lost_row

EVEN          = 20000           ; mind.h
MIND_POWERS   = 128
MATCH_BATTLE  = 141             ; mind_match.c
MATCH_BREAKS  = 19
WON           = 3

gain    = zp_mind+9             ; points for what the enemy at hand would lose
race    = zp_mind+15            ; its gifts

kills   = ptr2                  ; logarithms
losses  = ptr2+1
index   = ptr1
value   = ptr1                  ; a word, when index has done its part

.code
; ---------------------------------------------------------------------------
; u16 mind_rough(u8 unit)
; Zero page: tmp1, tmp2, ptr1, ptr2, zp_mind. Bytes: 380 with rough_points. Cycles: about 430.
;
; The same from assembly in two halves, unit in Y, which they preserve:
; rough_kills: A = the points for what is killed, and in gain.
; rough_rest: the value in (X A); it is EVEN + MATCH_BATTLE + MATCH_BREAKS + gain at
; most.
; ---------------------------------------------------------------------------
_mind_rough:
        tay
        jsr     rough_kills
        jmp     rough_rest

rough_kills:
        ldx     _unit_race,y
        lda     _tbl_race,x
        sta     race
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        sta     kind
        lda     my_bonus
        ldx     _unit_shield,y
        bne     @shield
        jsr     shieldless
@shield:
        sta     index
        lda     race
        beq     @like           ; no gifts
        and     #RACE_HAS_SCALES
        beq     @skin
        dec     index
        .assert BONUS_SCALES_LESS = 1, error, "one dec is 1"
@skin:  lda     my_race
        and     #RACE_HAS_HATRED
        beq     @like
        lda     race
        and     #RACE_HAS_HATED
        beq     @like
        inc     index
        .assert BONUS_HATRED = 1, error, "one inc is 1"
@like:  lda     kind
        and     #7
        ora     my_row
        tax
        lda     _tbl_melee_factor,x
        and     my_nibble
        bit     my_nibble
        bpl     @even
        lsr
        lsr
        lsr
        lsr
@even:  clc
        adc     index
        sta     index
        ldx     _unit_terrain,y
        lda     _tbl_terrain,x
        and     #3
        adc     _unit_guard,y   ; the carry is clear
        sta     tmp2
        lda     index
        sec
        sbc     tmp2
        bcs     @within
        lda     #0              ; the chart ends below
@within:
        tax
        lda     _tbl_casualty,x
        tax
        lda     _mind_log,x
        clc
        adc     my_men
        sta     kills
        lda     kind            ; weight_of and points, written out
        asl
        rol
        rol
        rol
        and     #7
        tax
        lda     kills
        sec
        sbc     weight_log,x
        beq     @none
        bcc     @none
        tax
        bmi     @most
        lda     _mind_power,x
        sta     gain
        rts
@most:  lda     _mind_power+MIND_POWERS-1
        bne     @gain           ; always
@none:  lda     #0
@gain:  sta     gain
        rts

rough_rest:
        ldx     _unit_weapon,y
        lda     row_of,x
        ora     my_column
        tax
        lda     _unit_weapon,y
        lsr
        lda     _tbl_melee_factor,x
        bcc     @lower
        lsr
        lsr
        lsr
        lsr
        clc
@lower: and     #15
        adc     my_index
        adc     _unit_blade,y
        sta     index
        lda     race
        and     #RACE_HAS_DREAD + RACE_HAS_HATRED
        beq     @calm
        .assert BONUS_DREAD = 1, error, "one inc is 1"
        and     #RACE_HAS_DREAD
        beq     @brave
        inc     index
@brave: lda     race
        and     #RACE_HAS_HATRED
        beq     @calm
        lda     my_race
        and     #RACE_HAS_HATED
        beq     @calm
        inc     index
@calm:  lda     index
        sec
        sbc     my_guard
        bcs     @within
        lda     #0
@within:
        tax
        lda     _tbl_casualty,x
        tax
        lda     _mind_log,x
        ldx     _unit_men_hi,y  ; men_log, written out
        cpx     #4
        bcs     @many
        sta     losses
        lda     _unit_men_lo,y
        lsr
        lsr
        lsr
        lsr
        ora     sixteens_of,x
        tax
        lda     _mind_log,x
        clc
        adc     losses
        jmp     @losses
@many:  clc
        adc     _mind_log+SIXTEENS_MOST
@losses:
        sta     losses

        adc     #WON            ; who wins; the carry is clear
        cmp     kills
        beq     @won
        bcc     @won
        lda     kills
        clc
        adc     #WON
        cmp     losses
        beq     @lost
        bcc     @lost
        lda     #<EVEN
        ldx     #>EVEN
        bne     @points         ; always
@lost:  lda     #<(EVEN - MATCH_BATTLE)
        ldx     #>(EVEN - MATCH_BATTLE)
        bne     @points         ; always
@won:   lda     _unit_state,y
        cmp     #STATE_ROUTED
        beq     @holds
        ldx     _unit_class,y
        lda     _unit_lost_row,y
        clc
        adc     #1
        cmp     _tbl_class_battles_lost,x
        bcc     @holds
        lda     #<(EVEN + MATCH_BATTLE + MATCH_BREAKS)
        ldx     #>(EVEN + MATCH_BATTLE + MATCH_BREAKS)
        bne     @points         ; always
@holds: lda     #<(EVEN + MATCH_BATTLE)
        ldx     #>(EVEN + MATCH_BATTLE)
@points:
        clc
        adc     gain
        bcc     @low
        inx
@low:   sta     value
        stx     value+1
        ldx     my_weight
        lda     losses
        jsr     rough_points
        eor     #$FF            ; value - points
        sec
        adc     value
        ldx     value+1
        bcs     @done
        dex
@done:  rts

; A = the power of A - X, 0 for A <= X.
rough_points:
        stx     tmp2
        sec
        sbc     tmp2
        beq     @none
        bcc     @none
        tax
        bmi     @most
        lda     _mind_power,x
        rts
@most:  lda     _mind_power+MIND_POWERS-1
        rts
@none:  lda     #0
        rts
