; ---------------------------------------------------------------------------
; flight.s: the turn of a routed unit, for game/shattered/flight.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _rout_turn
.import pusha
.import _rout_check, _rout_halt, rout_tell, rout_told
.import _event_tell, _army_enemy_rout_moves
.import _scan_measure, _scan_far, _scan_near
.import ray_turn, ray_toward, step_q, step_r, hex_around, hex_beside
.import cost_begin, cost_of, _field_pause, _field_destroy, leave, place
.import _battle_clock, _unit_moved, _unit_heading

STATE_READY   = 0               ; unit.h
EVENT_MOVED   = 0               ; event.h
EVENT_RALLIED = 6
DESTROYED_OFF_MAP = 1
MORALE_HALTS  = 1               ; morale.h

around_ground = zp_around+5     ; hex.s

upper_bss
runner:         .res 1
near_at:        .res DIRECTIONS + 1     ; how far the nearest enemy is from the hex there

upper_code
; ---------------------------------------------------------------------------
; void rout_turn(u8 unit)
; Zero page: what run takes. Bytes: 63. Cycles: 1,300, and 2,000 for a check, or what
; run takes.
; ---------------------------------------------------------------------------
_rout_turn:
        sta     runner
        jsr     _scan_measure
        jsr     nearest
        cmp     #MORALE_RALLY_HEXES + 1
        bcc     run
        lda     runner
        jsr     _rout_check
        cmp     #MORALE_HALTS
        beq     @halts
        bcs     run
        ldx     runner
        stx     rout_told
        lda     #STATE_READY    ; due as it is: it takes an order at once
        sta     _unit_state,x
        sta     _unit_moved,x
        ldx     #EVENT_RALLIED
        jmp     rout_tell
@halts: lda     runner
        jmp     _rout_halt

; A = how far the nearest enemy is, 255 without one.
nearest:
        ldx     _scan_near
        cpx     #NO_UNIT
        beq     @none
        lda     _scan_far,x
        rts
@none:  txa
        rts

; ---------------------------------------------------------------------------
; run: to the neighbour farthest from the nearest enemy; off the map only if every
; hex of the map is nearer
;   A step changes a distance by one at most, so only enemies within 2 hexes of the
;   nearest's distance can be the nearest to a neighbour; and by how much it changes
;   is known from where the enemy is seen.
; Zero page: tmp1 to tmp4, ptr1 to ptr4, zp_around, zp_cost. Bytes: 285. Cycles: about
; 1,600, and 420 for each of those enemies.
; ---------------------------------------------------------------------------
reach    = tmp3
far      = tmp4                 ; of an enemy, less 1
turn     = ptr1
enemy    = ptr1+1
best     = ptr2                 ; direction
best_far = ptr2+1
best_cost = ptr3
off_map  = ptr3+1               ; the farthest of the hexes there
cost     = ptr4
direction = ptr4+1

run:    ldx     #DIRECTIONS
        lda     #255
@none:  sta     near_at,x
        dex
        bne     @none
        jsr     nearest
        clc
        adc     #3              ; without an enemy this is 2, and nobody is so near
        sta     reach
        ldx     _unit_count
        dex
@unit:  lda     _scan_far,x
        cmp     reach
        bcs     @next
        sbc     #0              ; 1 less: the carry is clear
        sta     far
        stx     enemy
        ldy     runner
        jsr     ray_turn
        sta     turn
        ldx     #DIRECTIONS
@step:  txa
        clc
        adc     turn
        tay
        lda     far
        adc     ray_toward-1,y   ; the carry is clear
        cmp     near_at,x
        bcs     @as_near
        sta     near_at,x
@as_near:
        dex
        bne     @step
        ldx     enemy
@next:  dex
        bpl     @unit

        ldy     runner
        jsr     cost_begin
        ldx     runner
        jsr     hex_around
        ldx     #0
        stx     best
        stx     best_far
        stx     best_cost
        stx     off_map
@look:  inx
        cpx     #DIRECTIONS + 1
        beq     @chosen
        stx     direction
        jsr     hex_beside
        bcs     @off
        cmp     #NO_UNIT
        bne     @look
        lda     (around_ground),y
        jsr     cost_of
        ldx     direction
        cmp     #0
        beq     @look           ; PROHIBITED
        sta     cost
        lda     near_at,x
        ldy     best
        beq     @best
        cmp     best_far
        bcc     @look
        bne     @best
        lda     cost
        cmp     best_cost
        bcs     @look
        lda     best_far
@best:  sta     best_far
        stx     best
        lda     cost
        sta     best_cost
        jmp     @look
@off:   lda     near_at,x
        cmp     off_map
        bcc     @look
        sta     off_map
        bcs     @look           ; always

@chosen:
        lda     best_far
        cmp     off_map
        bcs     @stays
        lda     runner
        jsr     pusha
        lda     #DESTROYED_OFF_MAP
        jmp     _field_destroy
@stays: ldy     best
        bne     @goes
        lda     runner
        jsr     _field_pause
        ldx     runner
        clc
        adc     _battle_clock
        sta     _unit_due,x
        rts
@goes:  ldx     runner
        jsr     leave
        ldy     best
        lda     _unit_q,x
        clc
        adc     step_q,y
        sta     _unit_q,x
        lda     _unit_r,x
        clc
        adc     step_r,y
        sta     _unit_r,x
        jsr     place
        lda     #1
        sta     _unit_moved,x
        lda     best
        sta     _unit_heading,x
        pha
        lda     best_cost
        clc
        adc     _battle_clock
        sta     _unit_due,x
        lda     #EVENT_MOVED
        jsr     pusha
        lda     runner
        jsr     pusha
        lda     #1              ; in rout
        jsr     pusha
        pla
        jsr     _event_tell
        ldx     runner
        lda     _unit_army,x
        eor     #1
        jmp     _army_enemy_rout_moves
