; ---------------------------------------------------------------------------
; act.s: fighting orders carried out, for game/shattered/act.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _act_melee, _act_fire, _act_answers
.import pusha, popa, leave, scan_distance
.import _melee_resolve, _fire_resolve, _combat_apply, _combat_unit, _combat_winner
.import _rout_check, _rout_begin, _rout_halt, _field_pause, _field_destroy
.import _army_battle_won, _event_tell, _battle_clock
.import _unit_moved, _unit_illusion, _unit_battles, _unit_lost_row, _unit_class, _unit_missile

STATE_HALTED       = 1          ; unit.h
NOBODY             = 2          ; combat.h
MORALE_HALTS       = 1          ; morale.h
COUNT_HIGHEST      = 128 + 99
COUNT_LOWEST       = 128 - 99
EVENT_MELEE        = 1          ; event.h
EVENT_FIRE         = 2
EVENT_VANISHED     = 11
ROUT_BY_CHECK      = 0
ROUT_BY_LOSSES     = 1
DESTROYED_IN_FIGHT = 0

.bss
attacker:       .res 1
defender:       .res 1
side:           .res 1

upper_code
; ---------------------------------------------------------------------------
; void act_melee(u8 attacker, u8 defender)
; Zero page: that of what it calls. Bytes: 223 with what both share. Cycles: 300 beside
; what it calls.
; ---------------------------------------------------------------------------
_act_melee:
        jsr     pair
        lda     _unit_moved,x   ; ruling check-attacking
        beq     @fight
        lda     _unit_illusion,x
        bne     @fight
        txa
        jsr     _rout_check
        cmp     #MORALE_HALTS
        bcc     @fight
        beq     @halts
        lda     attacker
        jsr     pusha
        lda     #ROUT_BY_CHECK
        jmp     _rout_begin
@halts: lda     attacker
        jmp     _rout_halt
@fight: jsr     begin
        bcs     @done
        lda     attacker
        jsr     pusha
        lda     defender
        jsr     _melee_resolve
        lda     #EVENT_MELEE
        jsr     end
        lda     #0              ; ruling losses-in-a-row
        sta     side
@side:  ldy     side
        ldx     _combat_unit,y
        lda     _combat_winner
        cmp     #NOBODY
        beq     @holds
        cmp     side
        beq     @holds
        inc     _unit_lost_row,x
        lda     _unit_state,x
        cmp     #STATE_HALTED+1
        bcs     @next
        lda     _unit_lost_row,x
        ldy     _unit_class,x
        cmp     _tbl_class_battles_lost,y
        bcc     @next
        txa
        jsr     pusha
        lda     #ROUT_BY_LOSSES
        jsr     _rout_begin
        jmp     @next
@holds: lda     #0
        sta     _unit_lost_row,x
@next:  inc     side
        lda     side
        cmp     #2
        bne     @side
@done:  rts

; The arguments of both: attacker, in X too, and defender.
pair:   sta     defender
        jsr     popa
        sta     attacker
        tax
        rts

; The attacker has acted, and did not move. Carry set if one of the two was an
; illusion: one that strikes or is struck is gone, and nobody is hurt.
begin:  lda     attacker
        jsr     _field_pause
        ldx     attacker
        clc
        adc     _battle_clock
        sta     _unit_due,x
        lda     #0
        sta     _unit_moved,x
        lda     _unit_illusion,x
        ldy     defender
        ora     _unit_illusion,y
        beq     @real
        jsr     vanish
        ldx     defender
        jsr     vanish
        sec
        rts
@real:  clc
        rts

vanish: lda     _unit_illusion,x
        beq     @real
        jsr     leave
        lda     #STATE_GONE
        sta     _unit_state,x
        lda     #EVENT_VANISHED
        jsr     pusha
        txa
        jsr     pusha
        lda     #NO_UNIT
        jsr     pusha
        lda     #0
        jmp     _event_tell
@real:  rts

; ---------------------------------------------------------------------------
; end: tells the event A; takes the losses, and counts the battle for both units and
; both armies
; Bytes: 113. Cycles: 250 beside what it calls.
; ---------------------------------------------------------------------------
end:    jsr     pusha
        lda     attacker
        jsr     pusha
        lda     defender
        jsr     pusha
        lda     _combat_winner
        jsr     _event_tell
        jsr     _combat_apply
        ldy     _combat_winner
        cpy     #NOBODY
        beq     @drawn
        ldx     _combat_unit,y
        lda     _unit_army,x
        jsr     _army_battle_won
@drawn: lda     #0
        sta     side
@side:  ldy     side
        ldx     _combat_unit,y
        lda     _combat_winner
        cmp     #NOBODY
        beq     @count
        cmp     side
        bne     @lost
        lda     _unit_battles,x
        cmp     #COUNT_HIGHEST
        bcs     @count
        inc     _unit_battles,x
        bcc     @count          ; always
@lost:  lda     _unit_battles,x
        cmp     #COUNT_LOWEST + 1
        bcc     @count
        dec     _unit_battles,x
@count: lda     _unit_men_lo,x
        ora     _unit_men_hi,x
        bne     @next
        txa
        jsr     pusha
        lda     #DESTROYED_IN_FIGHT
        jsr     _field_destroy
@next:  inc     side
        lda     side
        cmp     #2
        bne     @side
        rts

; ---------------------------------------------------------------------------
; u8 act_answers(u8 attacker, u8 defender)
; Zero page: tmp1, tmp2, ptr1. Bytes: 50 with answers. Cycles: 140.
; ---------------------------------------------------------------------------
_act_answers:
        pha
        jsr     popa
        tay
        pla
        tax
answers:                        ; unit X to unit Y
        lda     _unit_q,y
        sta     tmp1
        lda     _unit_r,y
        sta     tmp2
        ldy     _unit_missile,x
        cpy     #MISSILE_NONE
        beq     @no
        lda     _unit_state,x
        cmp     #STATE_ROUTED
        beq     @no
        jsr     scan_distance
        clc
        sbc     _tbl_range,y    ; distance - range - 1: the carry says that it is too far
        lda     #0
        tax
        bcs     @far
        lda     #1
@far:   rts
@no:    lda     #0
        tax
        rts

; ---------------------------------------------------------------------------
; void act_fire(u8 attacker, u8 defender)
; Bytes: 38. Cycles: 250 beside what it calls.
; ---------------------------------------------------------------------------
_act_fire:
        jsr     pair
        jsr     begin
        bcs     @done
        lda     attacker
        jsr     pusha
        lda     defender
        jsr     pusha
        ldx     defender
        ldy     attacker
        jsr     answers
        jsr     _fire_resolve
        lda     #EVENT_FIRE
        jmp     end
@done:  rts
