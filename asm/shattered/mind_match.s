; ---------------------------------------------------------------------------
; mind_match.s: how good a fight with an enemy is, for game/shattered/mind_match.c
;
; Products are sums of logarithms; the constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _mind_know_oneself, _mind_rough
.import _battle_unit, _mind_log, _mind_power
.import _unit_type, _unit_race, _unit_class, _unit_weapon, _unit_shield, _unit_terrain
.import _unit_blade, _unit_guard, _unit_lost_row

EVEN          = 20000           ; mind.h
MIND_POWERS   = 128
MATCH_BATTLE  = 141             ; mind_match.c
MATCH_BREAKS  = 19
SIXTEENS_MOST = 63
WON           = 3
SHIFT         = 6 * 16
SOFT          = $10             ; of tbl_unit_type

race    = ptr1                  ; its gifts
index   = ptr1+1
kills   = ptr2
losses  = ptr2+1

.bss
my_men:         .res 1          ; logarithm of sixteens
my_column:      .res 1          ; of the weapons' chart
my_row:         .res 1          ; and my weapon's in it
my_odd:         .res 1          ; whether that is the upper nibble
my_race:        .res 1          ; gifts
my_weight:      .res 1          ; as weight_log has it
my_bonus:       .res 1          ; factors of attacking, of its race and of magic
my_guard:       .res 1
my_index:       .res 1          ; of the chart, for an enemy's factors of 0

.rodata
weight_log:     .byte SHIFT, SHIFT, SHIFT-16, SHIFT-25, SHIFT-32, SHIFT-37, SHIFT-41, SHIFT-45

.code
; ---------------------------------------------------------------------------
; void mind_know_oneself(void)
; Bytes: 167 with what it shares with mind_rough. Cycles: about 220.
; ---------------------------------------------------------------------------
_mind_know_oneself:
        ldy     _battle_unit
        jsr     men_log
        sta     my_men
        ldx     #0
        lda     _unit_weapon,y
        lsr
        bcc     @even
        inx
@even:  stx     my_odd
        asl
        asl
        asl
        sta     my_row
        lda     _unit_guard,y
        sta     my_guard
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        and     #7
        sta     my_column
        jsr     weight_of
        sta     my_weight
        ldx     _unit_race,y
        lda     _tbl_race,x
        sta     my_race
        and     #RACE_HAS_DREAD
        beq     @calm
        lda     #BONUS_DREAD
@calm:  clc
        adc     _unit_blade,y
        adc     #MELEE_ATTACKING
        sta     my_bonus
        jsr     chart_index
        sta     my_index
        rts

; A = weight_log of type X.
weight_of:
        lda     _tbl_unit_type,x
        asl                     ; the three bits on top
        rol
        rol
        rol
        and     #7
        tax
        lda     weight_log,x
        rts

; A = logarithm of the sixteens of unit Y's men.
men_log:
        lda     _unit_men_hi,y
        ldx     #SIXTEENS_MOST
        cmp     #4
        bcs     @most
        asl
        asl
        asl
        asl
        sta     index
        lda     _unit_men_lo,y
        lsr
        lsr
        lsr
        lsr
        ora     index
        tax
@most:  lda     _mind_log,x
        rts

; A = the chart's index for factors of 0 against unit Y.
chart_index:
        lda     #<-CASUALTY_LOWEST
        ldx     _unit_shield,y
        bne     @shield
        adc     #MELEE_SHIELDLESS
        sta     index
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        and     #SOFT
        beq     @hard
        lda     #MELEE_SHIELDLESS_SOFT
@hard:  adc     index
@shield:
        sta     index
        ldx     _unit_race,y
        lda     _tbl_race,x
        and     #RACE_HAS_SCALES
        beq     @skin
        lda     #<-BONUS_SCALES_LESS
        clc
@skin:  adc     index
        rts

; ---------------------------------------------------------------------------
; u16 mind_rough(u8 unit)
; Zero page: tmp1, tmp2, ptr1, ptr2. Bytes: 329. Cycles: about 660.
; ---------------------------------------------------------------------------
_mind_rough:
        tay
        ldx     _unit_race,y
        lda     _tbl_race,x
        sta     race

        clc                     ; what I do to it
        jsr     chart_index
        clc
        adc     my_bonus
        sta     index
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        and     #7
        ora     my_row
        tax
        lda     _tbl_melee_factor,x
        ldx     my_odd
        jsr     nibble
        adc     index
        ldx     my_race
        jsr     hatred_of_x
        ldx     _unit_terrain,y
        sta     index
        lda     _tbl_terrain,x
        and     #3
        adc     _unit_guard,y   ; the carry is clear
        jsr     percent_log
        adc     my_men
        sta     kills

        lda     _unit_weapon,y  ; and it to me
        lsr
        rol     tmp2            ; whether it is odd, for nibble
        asl
        asl
        asl
        ora     my_column
        tax
        lda     tmp2
        and     #1
        sta     tmp2
        lda     _tbl_melee_factor,x
        ldx     tmp2
        jsr     nibble
        adc     my_index
        adc     _unit_blade,y
        sta     index
        lda     race
        and     #RACE_HAS_DREAD
        beq     @calm
        lda     #BONUS_DREAD
@calm:  adc     index
        ldx     race
        stx     index
        ldx     my_race
        stx     race            ; the two change places
        ldx     index
        jsr     hatred_of_x
        sta     index
        lda     my_guard
        jsr     percent_log
        sta     losses
        jsr     men_log
        clc
        adc     losses
        sta     losses

        clc                     ; who wins
        adc     #WON
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
        sta     ptr1
        stx     ptr1+1
        ldx     _unit_type,y
        jsr     weight_of
        ldx     kills
        jsr     points
        clc
        adc     ptr1
        sta     ptr1
        bcc     @loss
        inc     ptr1+1
@loss:  ldx     losses
        lda     my_weight
        jsr     points
        eor     #$FF            ; value - points
        sec
        adc     ptr1
        ldx     ptr1+1
        bcs     @done
        dex
@done:  rts

; A = its upper nibble with X = 1, its lower with X = 0. Carry clear.
nibble: dex
        bne     @lower
        lsr
        lsr
        lsr
        lsr
        clc
        rts
@lower: and     #15
        clc
        rts

; A + BONUS_HATRED, if the gifts X hate and those in race are hated. Carry clear.
hatred_of_x:
        sta     index
        txa
        and     #RACE_HAS_HATRED
        beq     @none
        lda     race
        and     #RACE_HAS_HATED
        beq     @none
        lda     #BONUS_HATRED
@none:  clc
        adc     index
        rts

; A = logarithm of the chart's percent at index less A; 0 ends it. Carry clear.
percent_log:
        sta     tmp1
        lda     index
        sec
        sbc     tmp1
        bcs     @within
        lda     #0
@within:
        tax
        lda     _tbl_casualty,x
        tax
        lda     _mind_log,x
        clc
        rts

; A = the power of X - A, 0 for X <= A.
points: sta     tmp1
        txa
        sec
        sbc     tmp1
        beq     @none
        bcc     @none
        cmp     #MIND_POWERS
        bcc     @within
        lda     #MIND_POWERS - 1
@within:
        tax
        lda     _mind_power,x
        rts
@none:  lda     #0
        rts
