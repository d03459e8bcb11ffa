; ---------------------------------------------------------------------------
; rout.s: morale checks and what comes of them, for game/shattered/rout.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _rout_weigh, _rout_check, _rout_halt, _rout_begin, _rout_turn
.import pusha, pushax, popa
.import _morale_count_neighbours, _morale_dead_factor, _morale_count, _morale_result
.import _morale_battles, _morale_routs, _morale_courage, _morale_dead, _morale_dice
.import _dice_three, _event_tell
.import _army_enemy_routs, _army_enemy_rout_moves
.import _scan_measure, _scan_far, _scan_near, scan_around, _scan_list
.import ray_turn, ray_toward, step_q, step_r, hex_around, hex_beside
.import cost_begin, cost_of, _field_pause, _field_destroy, leave, place
.import _battle_clock
.import _unit_battles, _unit_routs, _unit_courage, _unit_class, _unit_moved
.import _unit_lost_row, _unit_illusion, _unit_heading

STATE_READY   = 0               ; unit.h
STATE_HALTED  = 1
EVENT_MOVED   = 0               ; event.h
EVENT_MORALE  = 3
EVENT_HALTED  = 4
EVENT_ROUTED  = 5
EVENT_RALLIED = 6
ROUT_BY_CHECK = 0
DESTROYED_OFF_MAP = 1
MORALE_HALTS  = 1               ; morale.h
COUNT_HIGHEST = 128 + 99
COUNT_LOWEST  = 128 - 99
CALM    = 0                     ; who has seen a rout in what the present order has set off
SHAKEN  = 1                     ; must check
CHECKED = 2

around_units  = zp_around+3     ; hex.s
around_ground = zp_around+5

upper_bss
mood:           .res UNITS_MAX
told:           .res 1          ; of whom the next event tells
checked:        .res 1
broken:         .res 1
looked:         .res 1
again:          .res 1
runner:         .res 1
near_at:        .res DIRECTIONS + 1     ; how far the nearest enemy is from the hex there

upper_code
; ---------------------------------------------------------------------------
; void rout_weigh(u8 unit)
; Zero page: that of what it calls. Bytes: 52. Cycles: 150, and what it calls.
; ---------------------------------------------------------------------------
_rout_weigh:
        sta     checked
        jsr     _morale_count_neighbours
        ldy     checked
        lda     _unit_battles,y
        sta     _morale_battles
        lda     _unit_routs,y
        sta     _morale_routs
        lda     _unit_courage,y
        sta     _morale_courage
        ldx     _unit_first_hi,y
        lda     _unit_first_lo,y
        jsr     pushax
        ldy     checked
        ldx     _unit_men_hi,y
        lda     _unit_men_lo,y
        jsr     _morale_dead_factor
        sta     _morale_dead
        rts

; ---------------------------------------------------------------------------
; u8 rout_check(u8 unit)
; Bytes: 64 with tell. Cycles: about 2,000, with what it calls.
; ---------------------------------------------------------------------------
_rout_check:
        jsr     _rout_weigh
        jsr     _dice_three
        sta     _morale_dice
        jsr     _morale_count
        ldx     checked
        stx     told
        lda     _unit_class,x
        jsr     _morale_result
        pha
        ldx     #EVENT_MORALE
        jsr     tell
        pla
        ldx     #0
        rts

; event_tell(X, told, NO_UNIT, A)
tell:   pha
        txa
        jsr     pusha
        lda     told
        jsr     pusha
        lda     #NO_UNIT
        jsr     pusha
        pla
        jmp     _event_tell

; ---------------------------------------------------------------------------
; void rout_halt(u8 unit)
; Bytes: 29. Cycles: 200, and what the listener of the event takes.
; ---------------------------------------------------------------------------
_rout_halt:
        sta     told
        tax
        lda     #STATE_HALTED
        sta     _unit_state,x
        lda     #0
        sta     _unit_moved,x
        lda     #MORALE_HALT_POINTS
        clc
        adc     _battle_clock
        sta     _unit_due,x
        lda     #MORALE_HALT_POINTS
        ldx     #EVENT_HALTED
        bne     tell            ; always

; ---------------------------------------------------------------------------
; break_unit: unit X breaks, why in A; those who see it take note
; Bytes: 111. Cycles: about 1,800, with what it calls.
; ---------------------------------------------------------------------------
break_unit:
        stx     broken
        stx     told
        pha
        lda     #STATE_ROUTED
        sta     _unit_state,x
        ldy     _battle_clock
        iny
        tya
        sta     _unit_due,x
        lda     #0
        sta     _unit_moved,x
        sta     _unit_lost_row,x
        jsr     count_down
        pla
        ldx     #EVENT_ROUTED
        jsr     tell
        ldx     broken
        lda     _unit_army,x
        eor     #1
        jsr     _army_enemy_routs
        ldx     broken
        lda     #MORALE_SHAKEN_HEXES
        jsr     scan_around
        tya
        beq     @done
@unit:  ldx     broken
        lda     _unit_army,x
        ldx     _scan_list-1,y
        cmp     _unit_army,x
        beq     @friend
        lda     _unit_routs,x
        cmp     #COUNT_HIGHEST
        bcs     @next
        inc     _unit_routs,x
        bne     @next           ; always
@friend:
        jsr     count_down
        lda     mood,x
        bne     @next
        .assert CALM = 0, error, "calm is told by zero"
        inc     mood,x          ; SHAKEN
@next:  dey
        bne     @unit
@done:  rts

count_down:                     ; a rout of their own, seen by unit X
        lda     _unit_routs,x
        cmp     #COUNT_LOWEST + 1
        bcc     @low
        dec     _unit_routs,x
@low:   rts

; ---------------------------------------------------------------------------
; void rout_begin(u8 unit, u8 why)
; Bytes: 107. Cycles: about 600 and what break_unit and each check take.
; ---------------------------------------------------------------------------
_rout_begin:
        pha
        ldx     #UNITS_MAX-1
        lda     #CALM
@calm:  sta     mood,x
        dex
        bpl     @calm
        jsr     popa
        tax
        lda     #CHECKED
        sta     mood,x
        pla
        jsr     break_unit
@round: ldx     #0              ; each unit is checked once, so this ends: ruling
        stx     again           ; rout-seen-once
        beq     @test           ; always
@unit:  lda     mood,x
        cmp     #SHAKEN
        bne     @next
        inc     mood,x          ; CHECKED
        inc     again
        lda     _unit_state,x
        cmp     #STATE_HALTED+1
        bcs     @next
        lda     _unit_illusion,x
        bne     @next
        stx     looked
        txa
        jsr     _rout_check
        ldx     looked
        cmp     #MORALE_HALTS
        bcc     @next
        beq     @halts
        lda     #ROUT_BY_CHECK
        jsr     break_unit
        ldx     looked
        jmp     @next
@halts: lda     _unit_state,x
        bne     @next
        .assert STATE_READY = 0, error, "ready is told by zero"
        txa
        jsr     _rout_halt
        ldx     looked
@next:  inx
@test:  cpx     _unit_count
        bne     @unit
        lda     again
        bne     @round
        rts

; ---------------------------------------------------------------------------
; void rout_turn(u8 unit)
; Bytes: 63. Cycles: 1,300, and 2,000 for a check, or what run takes.
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
        stx     told
        lda     #STATE_READY    ; due as it is: it takes an order at once
        sta     _unit_state,x
        sta     _unit_moved,x
        ldx     #EVENT_RALLIED
        jmp     tell
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
; Zero page: tmp1 to tmp4, ptr1, ptr2, zp_around, zp_cost. Bytes: 285. Cycles: about
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
