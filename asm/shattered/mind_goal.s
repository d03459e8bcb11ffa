; ---------------------------------------------------------------------------
; void mind_choose_goal(void), for game/shattered/mind_goal.c
;
;   Of the enemies within reach the one with the greatest
;     mind_rough - GOAL_TIME x way - routed - GOAL_CROWD x friends beside it
;   where only one that might still win is asked for the friends.
;
; Zero page: tmp3, tmp4, ptr4, sreg, and what mind_rough and scan_around use.
; Bytes: 279. Cycles: about 700, and 700 for each enemy within reach.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _mind_choose_goal, _mind_match, _mind_goal, _mind_good
.import _mind_know_oneself, _mind_rough, scan_around, _scan_list
.import _field_pause, _scan_far, _scan_near, _battle_unit

EVEN        = 20000             ; mind.h
MATCH_EVEN  = 128
GOAL_ROUTED = 10                ; mind_goal.c
GOAL_CROWD  = 27
GOAL_TIME   = 4
GOAL_REACH  = 7

enemy    = tmp3
distance = tmp4
value    = ptr4
best     = sreg

.bss
_mind_match:    .res UNITS_MAX
_mind_goal:     .res 1
_mind_good:     .res 1
nearest:        .res 1
way_low:        .res GOAL_REACH + 1     ; what the way takes off, from nearest on
way_high:       .res GOAL_REACH + 1

.rodata
crowd_cost:     .byte 0, GOAL_CROWD, 2*GOAL_CROWD, 3*GOAL_CROWD
                .byte 4*GOAL_CROWD, 5*GOAL_CROWD, 6*GOAL_CROWD

.code
_mind_choose_goal:
        jsr     _mind_know_oneself
        jsr     measure_ways
        lda     #0
        sta     best
        sta     best+1
        tax
        beq     @test           ; always
@unit:  lda     _scan_far,x
        sta     distance
        sec
        sbc     nearest
        cmp     #GOAL_REACH + 1
        bcc     @near
@skip:  inx
@test:  cpx     _unit_count
        bne     @unit
        rts
@near:  stx     enemy
        pha
        txa
        jsr     _mind_rough
        sta     value
        stx     value+1
        ldx     enemy           ; value - (EVEN - MATCH_EVEN), within a byte
        sec
        sbc     #<(EVEN - MATCH_EVEN)
        tay
        lda     value+1
        sbc     #>(EVEN - MATCH_EVEN)
        beq     @match
        ldy     #0
        bcc     @match
        dey
@match: tya
        sta     _mind_match,x   ; its bit 7: value >= EVEN

        pla
        tay
        lda     value
        sec
        sbc     way_low,y
        sta     value
        lda     value+1
        sbc     way_high,y
        sta     value+1
        lda     _unit_state,x
        cmp     #STATE_ROUTED
        bne     @stands
        lda     #GOAL_ROUTED
        jsr     take_off
@stands:
        jsr     is_best
        bcs     @next
        lda     distance
        cmp     #2
        bcc     @goal
        jsr     crowd
        jsr     take_off
        jsr     is_best
        bcs     @next
@goal:  lda     value
        sta     best
        lda     value+1
        sta     best+1
        ldx     enemy
        stx     _mind_goal
        lda     _mind_match,x
        asl
        lda     #0
        rol
        sta     _mind_good
@next:  ldx     enemy
        jmp     @skip

; value -= A
take_off:
        eor     #$FF
        sec
        adc     value
        sta     value
        bcs     @done
        dec     value+1
@done:  rts

; Carry clear if value > best.
is_best:
        lda     best
        cmp     value
        lda     best+1
        sbc     value+1
        rts

; A = what the friends beside the enemy cost. The unit itself is not beside it.
crowd:  ldx     enemy
        lda     #1
        jsr     scan_around
        ldx     enemy
        lda     _unit_army,x
        sta     tmp2
        lda     #0
        sta     tmp1
        cpy     #0
        beq     @none
@unit:  ldx     _scan_list-1,y
        lda     _unit_army,x
        cmp     tmp2
        beq     @own            ; the enemy's
        inc     tmp1
@own:   dey
        bne     @unit
@none:  ldx     tmp1
        lda     crowd_cost,x
        rts

; way[i] = (nearest + i) x hex, with hex the cost of one.
measure_ways:
        lda     _battle_unit
        jsr     _field_pause
        .assert GOAL_TIME = 4, error, "two shifts are 4"
        asl
        asl
        sta     tmp1            ; hex
        ldx     _scan_near
        lda     _scan_far,x
        sta     nearest
        sta     tmp2
        lda     #0              ; (A value) = nearest x hex, low bits first
        ldx     #8
@bit:   lsr     tmp2
        bcc     @zero
        clc
        adc     tmp1
@zero:  ror
        ror     value
        dex
        bne     @bit
        ldy     value           ; X = 0
@way:   sta     way_high,x
        tya
        sta     way_low,x
        clc
        adc     tmp1
        tay
        lda     way_high,x
        adc     #0
        inx
        cpx     #GOAL_REACH + 1
        bne     @way
        rts
