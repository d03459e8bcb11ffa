; ---------------------------------------------------------------------------
; mind_march.s: where a unit goes that does not fight, for
; game/shattered/mind_march.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _mind_march
.import _mind_choose_goal, _mind_best_direction, _field_pause, scan_distance
.import _battle_unit, _battle_clock, _order_kind, _order_target
.import _mind_goal, _mind_good, _mind_shy, _mind_blind, _mind_skill, _mind_pace, _mind_way
.import _scan_far, _scan_near, _unit_type, _unit_missile, _unit_spells

SKILL_NOVICE    = 0             ; computer.h
SKILL_EXPERT    = 2
STATE_HALTED    = 1             ; unit.h
MIND_SHY_HEXES  = 4             ; mind.h
MOUNTED         = 8             ; of tbl_unit_type
WAY             = 10            ; mind_march.c
WAY_EXPERT      = 14
RIDERS_HEXES    = 3
FORMATION_FAR   = 3
FORMATION_LEAD  = 2
FORMATION_NEAR  = 4
FORMATION_PACE  = 10
FORMATION_UNTIL = 40

wanted  = zp_mind               ; how far from the goal
step    = zp_mind+1             ; what a hex of way takes off, as a word
level   = ptr2                  ; and the way from here
lead    = ptr3                  ; how much farther the others have to go, all together
limit   = ptr4
my_q    = tmp1                  ; as scan_distance wants it
my_r    = tmp2

upper_code
; ---------------------------------------------------------------------------
; void mind_march(void)
; Zero page: tmp1 to tmp4, ptr1 to ptr4, sreg, zp_mind, zp_around, zp_cost.
; Bytes: 139 with choose_distance. Cycles: 200 beside what it calls.
; ---------------------------------------------------------------------------
_mind_march:
        lda     #0
        sta     _order_kind     ; ORDER_WAIT
        lda     _battle_unit
        jsr     _field_pause
        sta     _mind_pace
        sta     _order_target
        ldx     _scan_near
        cpx     #NO_UNIT
        beq     @done
        jsr     _mind_choose_goal
        jsr     choose_distance
        jsr     too_far_ahead
        bcs     @done
        jsr     ways
        jsr     _mind_best_direction
        sta     _order_kind
        tax
        bne     @done
        lda     _mind_pace
        lsr
        clc
        adc     #1
        sta     _order_target
@done:  rts

choose_distance:
        ldx     #1
        stx     wanted
        ldy     _battle_unit
        lda     _mind_shy
        beq     @bold
        ldx     #MIND_SHY_HEXES
        stx     wanted
        ldx     _scan_near
        stx     _mind_goal
        lda     _unit_missile,y
        cmp     #MISSILE_NONE
        beq     @done
        tay
        lda     _tbl_range,y
        sta     wanted
        lda     _mind_blind
        beq     @done
        lda     _scan_far,x
        cmp     #3
        bcc     @done
        sbc     #1
        cmp     wanted
        bcs     @done
        sta     wanted          ; something hides them
@done:  rts
@bold:  lda     _mind_good
        bne     @done
        lda     _mind_skill
        .assert SKILL_NOVICE = 0, error, "a novice is told by zero"
        beq     @done
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        and     #MOUNTED
        beq     @done
        lda     #RIDERS_HEXES
        sta     wanted
        rts

; ---------------------------------------------------------------------------
; too_far_ahead: carry set if the unit is ahead of those around it on the way to its
; goal: if the sum of (their distance from it - limit) is above 0
; Zero page: tmp1 to tmp3, ptr1, ptr3, ptr4. Bytes: 138 with from_y. Cycles: 29 late in the day or
; for light troops; else about 60, 18 for an enemy, 75 to 150 for a friend.
; ---------------------------------------------------------------------------
too_far_ahead:
        lda     _mind_skill
        beq     @no
        lda     _battle_clock
        cmp     #FORMATION_UNTIL
        bcs     @no
        lda     _mind_pace
        cmp     #FORMATION_PACE
        bcc     @no
        ldx     _scan_near
        lda     _scan_far,x
        cmp     #FORMATION_FAR
        bcs     @march
@no:    clc
        rts
@march: ldx     _mind_goal
        lda     _scan_far,x
        clc
        adc     #FORMATION_LEAD
        sta     limit
        lda     #0
        sta     lead
        sta     lead+1
        ldx     _unit_count
        dex
@unit:  ldy     _battle_unit
        lda     _unit_army,x
        cmp     _unit_army,y
        bne     @next
        lda     _unit_state,x
        cmp     #STATE_HALTED+1
        bcs     @next
        lda     _unit_spells,x
        bne     @next
        lda     _unit_missile,x
        cmp     #MISSILE_BOW
        beq     @next
        jsr     from_y
        cmp     #FORMATION_NEAR+1
        bcs     @next
        ldy     _mind_goal
        jsr     from_y
        ldy     #0
        sec
        sbc     limit
        bcs     @plus
        dey
@plus:  clc
        adc     lead
        sta     lead
        tya
        adc     lead+1
        sta     lead+1
@next:  dex
        bpl     @unit
        lda     lead+1
        bmi     @no
        ora     lead
        cmp     #1              ; the carry: not zero
        rts

; A = how far unit X is from unit Y.
from_y: lda     _unit_q,y
        sta     my_q
        lda     _unit_r,y
        sta     my_r
        jmp     scan_distance

; ---------------------------------------------------------------------------
; ways: mind_way, for a hex nearer to the goal than this one, as near, farther
;   The way is the hexes that are left to the wanted distance, twice those where it is
;   too near, by the pace and WAY.
; Zero page: tmp1, ptr1, ptr2, zp_mind. Bytes: 165. Cycles: about 430.
; ---------------------------------------------------------------------------
ways:   lda     #WAY
        ldx     _mind_skill
        cpx     #SKILL_EXPERT
        bne     @skill
        lda     #WAY_EXPERT
@skill: ldx     #0
        ldy     _mind_pace
        sty     ptr1
        stx     ptr1+1
        jsr     times
        lda     level
        sta     step
        lda     level+1
        sta     step+1
        ldx     _mind_goal
        lda     _scan_far,x
        sec
        sbc     wanted
        bcc     @short
        pha
        jsr     by_step
        ldy     #4              ; farther is more
        jsr     spread
        pla
        bne     @done
        lda     step            ; nearer than wanted: twice
        asl
        sta     _mind_way
        lda     step+1
        rol
        sta     _mind_way+1
@done:  rts
@short: eor     #$FF
        adc     #1
        asl     step
        rol     step+1
        jsr     by_step
        ldy     #0              ; nearer is more
spread: tya                     ; way[Y] = level + step, way[4 - Y] = level - step
        eor     #4
        tax
        lda     level
        sta     _mind_way+2
        clc
        adc     step
        sta     _mind_way,y
        lda     level+1
        sta     _mind_way+3
        adc     step+1
        sta     _mind_way+1,y
        lda     level
        sec
        sbc     step
        sta     _mind_way,x
        lda     level+1
        sbc     step+1
        sta     _mind_way+1,x
        rts

; level = A x step, or A x ptr1
by_step:
        ldx     step
        stx     ptr1
        ldx     step+1
        stx     ptr1+1
times:  sta     tmp1
        ldx     #0
        stx     level
        stx     level+1
        beq     @test           ; always
@bit:   lsr     tmp1
        bcc     @zero
        clc
        lda     level
        adc     ptr1
        sta     level
        lda     level+1
        adc     ptr1+1
        sta     level+1
@zero:  asl     ptr1
        rol     ptr1+1
@test:  lda     tmp1
        bne     @bit
        rts
