; ---------------------------------------------------------------------------
; void mind_choose_goal(void), for game/shattered/mind_goal.c
;
;   Of the enemies within reach the one with the greatest
;     mind_rough - GOAL_TIME x way - routed - GOAL_CROWD x friends beside it
;   the first of equals. What is subtracted from all alike, the way to the nearest,
;   is left out.
;
;   The nearest is weighed first. mind_rough is never above a peak, so from the best
;   so far follows how far an enemy may be to be better: the others are not looked
;   at. mind_match is made for the enemies within 2 hexes alone, for nobody asks for
;   more.
;
;   Friends beside an enemy are looked for in the map, not in the list of units.
;
; Zero page: tmp1 to tmp4, ptr1 to ptr4, sreg, zp_mind, zp_work, zp_around. Bytes: 440.
; Cycles: about 1,300, and 700 for each enemy that might be the goal, with 340 more
; for the friends beside it.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _mind_choose_goal, _mind_match, _mind_goal, _mind_good, _mind_beside
.import _mind_know_oneself, rough_kills, rough_rest, rough_peak, hex_around, hex_beside, hex_cells
.import _field_pause, _scan_far, _scan_near, _battle_unit

EVEN         = 20000            ; mind.h
MATCH_EVEN   = 128
MATCH_MOST   = 141 + 19         ; mind_match.c: MATCH_BATTLE, MATCH_BREAKS
GOAL_ROUTED  = 10               ; mind_goal.c
GOAL_CROWD   = 27
GOAL_TIME    = 4
GOAL_REACH   = 7
BESIDE_HEXES = 3                ; nearer than this mind_match is wanted

around_odd    = zp_around+2     ; hex.s
around_units  = zp_around+3
around_inside = zp_around+7

enemy    = tmp3
value    = ptr4
off      = zp_work              ; what way and rout take off
needed   = zp_work+2            ; of mind_rough, to be as good as the best
best     = sreg
nearest  = ptr3
within   = ptr3+1               ; nobody is looked at who is so far
gain     = zp_mind+9            ; mind_match.s
peak     = zp_mind+10           ; more than any enemy's value, as a word
raw      = zp_mind+12           ; value as mind_rough had it
steps_in = zp_mind+14           ; those of within, less 1

.bss
_mind_match:    .res UNITS_MAX
_mind_goal:     .res 1
_mind_good:     .res 1
_mind_beside:   .res 1 + 18             ; how many enemies are within 2 hexes, and who
way:            .res GOAL_REACH + 1     ; time-points, by steps

.rodata
crowd_cost:     .byte 0, GOAL_CROWD, 2*GOAL_CROWD, 3*GOAL_CROWD
                .byte 4*GOAL_CROWD, 5*GOAL_CROWD, 6*GOAL_CROWD

.code
_mind_choose_goal:
        jsr     _mind_know_oneself
        jsr     rough_peak
        tya
        clc
        adc     #<(EVEN + MATCH_MOST + 1)
        sta     peak
        lda     #>(EVEN + MATCH_MOST + 1)
        adc     #0
        sta     peak+1
        lda     _battle_unit
        jsr     _field_pause
        sta     tmp1
        lda     #0
        sta     best
        sta     best+1
        sta     _mind_beside
        tax
@way:   sta     way,x
        clc
        adc     tmp1
        inx
        cpx     #GOAL_REACH + 1
        bne     @way
        dex
        stx     steps_in
        ldx     _scan_near
        lda     _scan_far,x
        sta     nearest
        clc
        adc     #GOAL_REACH + 1
        sta     within
        jsr     weigh

        ldx     _unit_count
        dex
@unit:  lda     _scan_far,x
        cmp     within
        bcc     @near
@next:  dex
        bpl     @unit
        rts
@near:  cpx     _scan_near
        beq     @next
        jsr     weigh
        ldx     enemy
        jmp     @next

; Enemy X: the goal, if it is better than the best so far.
weigh:  stx     enemy
        lda     _scan_far,x
        sec
        sbc     nearest
        tay
        .assert GOAL_TIME = 4, error, "two shifts are 4"
        lda     #0
        sta     off+1
        lda     way,y
        asl
        rol     off+1
        asl
        rol     off+1
        ldy     _unit_state,x
        cpy     #STATE_ROUTED
        bne     @stands
        adc     #GOAL_ROUTED-1  ; the carry is set
        bcc     @stands
        inc     off+1
@stands:
        sta     off
        clc                     ; needed: best + what is taken off
        adc     best
        sta     needed
        lda     off+1
        adc     best+1
        sta     needed+1
        txa
        tay
        jsr     rough_kills
        lda     _scan_far,y
        cmp     #BESIDE_HEXES
        bcc     @beside
        lda     needed          ; EVEN + MATCH_MOST + gain < needed: too far
        sbc     #<(EVEN + MATCH_MOST + 1)       ; the carry is set
        tax
        lda     needed+1
        sbc     #>(EVEN + MATCH_MOST + 1)
        bcc     @may
        bne     @not
        cpx     gain
        bcs     @not
@may:   jsr     rough_rest
        sta     raw
        stx     raw+1
        jmp     @far
@not:   rts
@beside:
        ldx     _mind_beside
        inc     _mind_beside
        tya
        sta     _mind_beside+1,x
        jsr     rough_rest
        sta     raw
        stx     raw+1
        sec                     ; value - (EVEN - MATCH_EVEN), within a byte
        sbc     #<(EVEN - MATCH_EVEN)
        tax
        lda     raw+1
        sbc     #>(EVEN - MATCH_EVEN)
        beq     @match
        ldx     #0
        bcc     @match
        dex
@match: txa
        sta     _mind_match,y

@far:   lda     raw
        cmp     needed
        lda     raw+1
        sbc     needed+1
        bcc     @not            ; raw < best + off; below equals are looked at
        lda     raw
        sec
        sbc     off
        sta     value
        lda     raw+1
        sbc     off+1
        sta     value+1
        lda     _scan_far,y
        cmp     #2
        bcc     @alone
        jsr     crowd
        eor     #$FF
        sec
        adc     value
        sta     value
        bcs     @alone
        dec     value+1
@alone: ldy     enemy
        lda     value           ; above the best, or equal and before the goal
        cmp     best
        bne     @low
        lda     value+1
        cmp     best+1
        bne     @high
        cpy     _mind_goal
        bcs     @not
        bcc     @goal           ; always
@low:   lda     value+1
        sbc     best+1
@high:  bcc     @not
@goal:  lda     value
        sta     best
        lda     value+1
        sta     best+1
        sty     _mind_goal
        lda     raw
        cmp     #<EVEN
        lda     raw+1
        sbc     #>EVEN
        lda     #0
        rol
        sta     _mind_good

        lda     peak            ; who is so far that even the peak is not enough:
        clc                     ; GOAL_TIME x way > peak - best - 1
        sbc     best
        sta     tmp2
        lda     peak+1
        sbc     best+1
        lsr
        ror     tmp2
        lsr
        ror     tmp2
        cmp     #1              ; the carry: above a byte
        ldx     steps_in
        lda     tmp2
        bcs     @reach
@step:  cmp     way,x
        bcs     @reach
        dex
        bpl     @step
@reach: stx     steps_in
        txa
        sec                     ; at least those beside
        adc     nearest
        cmp     #BESIDE_HEXES
        bcs     @set
        lda     #BESIDE_HEXES
@set:   sta     within
        rts

; A = what the friends beside the enemy cost. The unit itself is not beside it.
crowd:  ldx     enemy
        jsr     hex_around
        lda     _unit_army,x
        sta     tmp2
        lda     #0
        sta     tmp1
        lda     around_inside
        beq     @edge
        ldx     around_odd
        txa
        clc
        adc     #DIRECTIONS
        sta     tmp4
@cell:  ldy     hex_cells,x
        lda     (around_units),y
        bmi     @empty          ; NO_UNIT
        tay
        lda     _unit_army,y
        eor     tmp2
        beq     @empty
        inc     tmp1
@empty: inx
        cpx     tmp4
        bne     @cell
        beq     @done           ; always
@edge:  ldx     #DIRECTIONS
@hex:   jsr     hex_beside
        bcs     @next
        tay
        bmi     @next
        lda     _unit_army,y
        eor     tmp2
        beq     @next
        inc     tmp1
@next:  dex
        bne     @hex
@done:  ldx     tmp1
        lda     crowd_cost,x
        rts
