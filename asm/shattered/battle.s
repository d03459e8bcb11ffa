; ---------------------------------------------------------------------------
; battle.s: the clock and the orders, for game/shattered/battle.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _battle_begin, _battle_next, _battle_order, _battle_hash
.export _battle_scenario, _battle_variant, _battle_level, _battle_person, _battle_seed
.export _battle_unit, _battle_clock, _battle_end
.import pusha, pushax
.import _journal_begin, _journal_record, _dice_seed, _dice_watch, _dice_state
.import _turns_begin, _turns_next, _turns_first, _setup_scenario
.import _spell_begin, _spell_fade, _spell_cast, _event_tell
.import _tally_reset, _tally_add, _tally_close, _army_gives_up, _army_morale
.import hex_around, hex_beside, step_q, step_r, cost_begin, cost_of, place, leave
.import _field_pause, _rout_turn, _act_melee, _act_fire
.import _order_kind, _order_target
.import _hash_start, _hash_byte, _hash_word, _hash_rows, _hash_value
.import _unit_terrain, _unit_type, _unit_illusion, _unit_moved, _unit_heading, _unit_battles
.import _unit_routs, _unit_lost_row, _unit_spells, _unit_blade, _unit_guard, _unit_haste
.import _unit_courage, _unit_blade_end, _unit_guard_end, _unit_haste_end, _unit_courage_end

LEVEL_STANDARD = 1              ; battle.h
BATTLE_ORDER   = 0
BATTLE_OVER    = 1
ORDER_WAIT     = 0
ORDER_MELEE    = 7
ORDER_FIRE     = 8
NORTH          = 0              ; unit.h
SOUTH          = 1
ARMIES         = 2
STATE_READY    = 0
EVENT_MOVED    = 0              ; event.h
EVENT_ARRIVED  = 10
EVENT_TIME     = 13
EVENT_END      = 14
END_NIGHTFALL  = 0
END_NORTH_RETREATS = 1
END_SOUTH_RETREATS = 2
OWN            = 33             ; the unit's own cell for the pointers of hex_around

around_units  = zp_around+3     ; hex.s
around_ground = zp_around+5

.bss
_battle_scenario: .res 1
_battle_variant:  .res 1
_battle_person:   .res 1
_battle_seed:     .res 4
_battle_unit:     .res 1
_battle_clock:    .res 1
_battle_end:      .res 1
over:             .res 1
unit:             .res 1        ; who acts, or is counted

.data
_battle_level:    .byte LEVEL_STANDARD

.rodata
hashed: .addr   _unit_state, _unit_q, _unit_r, _unit_due, _unit_men_lo
        .addr   _unit_men_hi, _unit_moved, _unit_heading, _unit_battles, _unit_routs
        .addr   _unit_lost_row, _unit_spells, _unit_blade, _unit_guard, _unit_haste
        .addr   _unit_courage, _unit_blade_end, _unit_guard_end, _unit_haste_end
        .addr   _unit_courage_end
HASHED  = (* - hashed) / 2

.code
; ---------------------------------------------------------------------------
; void battle_begin(void)
; Bytes: 80 with what it shares. Cycles: 190,000, nearly all in setup_scenario.
; ---------------------------------------------------------------------------
_battle_begin:
        jsr     _journal_begin
        jsr     seed
        jsr     _dice_seed
        jsr     seed
        jsr     _turns_begin
        lda     #0
        sta     _battle_clock
        sta     over
        lda     #NO_UNIT
        sta     _battle_unit
        jsr     _setup_scenario
        jsr     _spell_begin
        jsr     _dice_watch     ; what the set-up drew is no order's
        lda     #0
        ldx     #EVENT_TIME

; event_tell(X, NO_UNIT, NO_UNIT, A)
tell:   ldy     #NO_UNIT
; event_tell(X, Y, NO_UNIT, A)
tell_of:
        pha
        tya
        pha
        txa
        jsr     pusha
        pla
        jsr     pusha
        lda     #NO_UNIT
        jsr     pusha
        pla
        jmp     _event_tell

seed:   lda     _battle_seed+2
        sta     sreg
        lda     _battle_seed+3
        sta     sreg+1
        lda     _battle_seed
        ldx     _battle_seed+1
        rts

; ---------------------------------------------------------------------------
; finish: the end A of the battle: who is alive and not in rout is counted
; Bytes: 89. Cycles: 40,000, nearly all in the tally.
; ---------------------------------------------------------------------------
finish: sta     _battle_end
        ldx     #1
        stx     over
        jsr     _tally_reset
        ldx     #0
        beq     @test           ; always
@unit:  lda     _unit_state,x
        cmp     #STATE_GONE
        beq     @next
        cmp     #STATE_ROUTED
        beq     @next
        lda     _unit_illusion,x
        bne     @next
        lda     _unit_army,x
        jsr     pusha
        ldx     unit
        lda     _unit_type,x
        jsr     pusha
        ldy     unit
        ldx     _unit_men_hi,y
        lda     _unit_men_lo,y
        jsr     _tally_add
@next:  ldx     unit
        inx
@test:  stx     unit
        cpx     _unit_count
        bne     @unit
        ldx     _battle_end
        dex
        bpl     @retreats
        .assert END_NIGHTFALL = 0, error, "nightfall is told by zero"
        ldx     #ARMIES         ; TALLY_NO_ARMY
@retreats:
        txa
        jsr     _tally_close
        lda     _battle_end
        ldx     #EVENT_END
        bne     tell            ; always

; ---------------------------------------------------------------------------
; arrive: unit X comes, where it should or beside it; if there is no room it tries
; again at the next time-point (ruling arrivals)
; Bytes: 107 with step. Cycles: 500.
; ---------------------------------------------------------------------------
arrive: stx     unit
        jsr     hex_around
        ldy     unit
        jsr     cost_begin
        ldx     #0
        ldy     #OWN
        lda     (around_units),y
        jmp     @test
@hex:   inx
        cpx     #DIRECTIONS + 1
        beq     @later
        jsr     hex_beside
        bcs     @hex            ; off the map
@test:  cmp     #NO_UNIT
        bne     @hex
        stx     tmp1
        lda     (around_ground),y
        jsr     cost_of
        ldx     tmp1
        cmp     #0
        beq     @hex            ; PROHIBITED
        jsr     step
        lda     #STATE_READY
        sta     _unit_state,x
        jsr     place
        lda     #0
        ldx     #EVENT_ARRIVED
        ldy     unit
        jmp     tell_of
@later: ldx     unit
        ldy     _battle_clock
        iny
        tya
        sta     _unit_due,x
        rts

; unit, in X then, is a step in direction X from where it was.
step:   txa
        tay
        ldx     unit
        lda     _unit_q,x
        clc
        adc     step_q,y
        sta     _unit_q,x
        lda     _unit_r,x
        clc
        adc     step_r,y
        sta     _unit_r,x
        rts

; ---------------------------------------------------------------------------
; u8 battle_next(void)
; Bytes: 114. Cycles: 150 for each unit and each time-point, beside what it calls.
; ---------------------------------------------------------------------------
_battle_next:
        lda     over
        bne     @over
        lda     #NORTH
        jsr     _army_gives_up
        tay
        bne     @north
        lda     #SOUTH
        jsr     _army_gives_up
        tay
        bne     @south
        lda     _battle_clock
        jsr     _turns_first    ; ruling due-order
        tax
        bmi     @time           ; NO_UNIT
        lda     _unit_state,x
        cmp     #STATE_ROUTED
        beq     @rout
        cmp     #STATE_COMING
        beq     @arrive
        lda     #STATE_READY
        sta     _unit_state,x
        stx     _battle_unit
        lda     #BATTLE_ORDER
        tax
        rts
@over:  lda     #BATTLE_OVER
        ldx     #0
        rts
@north: lda     #END_NORTH_RETREATS
        bne     @finish         ; always
@south: lda     #END_SOUTH_RETREATS
        bne     @finish         ; always
@time:  inc     _battle_clock
        lda     _battle_clock
        cmp     #NIGHTFALL
        bcs     @night
        jsr     _turns_next
        lda     _battle_clock
        ldx     #EVENT_TIME
        jsr     tell
        jsr     _spell_fade
        jmp     _battle_next
@night: lda     #END_NIGHTFALL
@finish:
        jsr     finish
        jmp     _battle_next
@rout:  txa
        jsr     _rout_turn
        jmp     _battle_next
@arrive:
        jsr     arrive
        jmp     _battle_next

; ---------------------------------------------------------------------------
; void battle_order(void)
; Bytes: 142. Cycles: 750 for a move, else 100 beside what it calls.
; ---------------------------------------------------------------------------
_battle_order:
        jsr     _journal_record
        ldx     _battle_unit
        stx     unit
        lda     _order_kind
        beq     @wait
        cmp     #ORDER_MELEE
        bcc     @move
        beq     @melee
        cmp     #ORDER_FIRE
        beq     @fire
        txa
        jsr     _field_pause
        jsr     @pause
        jmp     _spell_cast
@wait:  lda     _order_target
@pause: ldx     unit            ; due after A time-points, without having moved
        clc
        adc     _battle_clock
        sta     _unit_due,x
        lda     #0
        sta     _unit_moved,x
        rts
@melee: txa
        jsr     pusha
        lda     _order_target
        jmp     _act_melee
@fire:  txa
        jsr     pusha
        lda     _order_target
        jmp     _act_fire

@move:  jsr     leave
        ldx     _order_kind
        jsr     step
        jsr     place
        lda     #1
        sta     _unit_moved,x
        lda     _order_kind
        sta     _unit_heading,x
        lda     #0
        sta     _unit_lost_row,x
        ldy     unit
        jsr     cost_begin
        lda     _unit_terrain,y
        jsr     cost_of
        clc
        adc     _battle_clock
        sta     _unit_due,y
        lda     #EVENT_MOVED
        jsr     pusha
        lda     unit
        jsr     pusha
        lda     #0              ; not in rout
        jsr     pusha
        lda     _order_kind
        jmp     _event_tell

; ---------------------------------------------------------------------------
; u32 battle_hash(void)
; Returns: (sreg+1 sreg X A). Bytes: 72. Cycles: 150 a byte.
; ---------------------------------------------------------------------------
_battle_hash:
        jsr     _hash_start
        lda     _battle_clock
        jsr     _hash_byte
        lda     _dice_state
        jsr     _hash_byte
        lda     _dice_state+1
        jsr     _hash_byte
        lda     _dice_state+2
        jsr     _hash_byte
        lda     _dice_state+3
        jsr     _hash_byte
        lda     _army_morale
        ldx     _army_morale+1
        jsr     _hash_word
        lda     _army_morale+2
        ldx     _army_morale+3
        jsr     _hash_word
        lda     #<hashed
        ldx     #>hashed
        jsr     pushax
        lda     #HASHED
        jsr     pusha
        lda     _unit_count
        jsr     _hash_rows
        jmp     _hash_value
