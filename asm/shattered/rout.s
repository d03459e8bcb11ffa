; ---------------------------------------------------------------------------
; rout.s: morale checks and what comes of them, for game/shattered/rout.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _rout_weigh, _rout_check, _rout_halt, _rout_begin, rout_tell, rout_told
.import pusha, pushax, popa
.import _morale_count_neighbours, _morale_dead_factor, _morale_count, _morale_result
.import _morale_battles, _morale_routs, _morale_courage, _morale_dead, _morale_dice
.import _dice_three, _event_tell
.import _army_enemy_routs
.import scan_around, _scan_list
.import _battle_clock
.import _unit_battles, _unit_routs, _unit_courage, _unit_class, _unit_moved
.import _unit_lost_row, _unit_illusion

STATE_READY   = 0               ; unit.h
STATE_HALTED  = 1
EVENT_MORALE  = 3               ; event.h
EVENT_HALTED  = 4
EVENT_ROUTED  = 5
ROUT_BY_CHECK = 0
MORALE_HALTS  = 1               ; morale.h
COUNT_HIGHEST = 128 + 99
COUNT_LOWEST  = 128 - 99
CALM    = 0                     ; who has seen a rout in what the present order has set off
SHAKEN  = 1                     ; must check
CHECKED = 2

upper_bss
mood:           .res UNITS_MAX
rout_told:      .res 1          ; of whom the next event tells
checked:        .res 1
broken:         .res 1
looked:         .res 1
again:          .res 1

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
; Bytes: 54 with rout_tell. Cycles: about 2,000, with what it calls.
; ---------------------------------------------------------------------------
_rout_check:
        jsr     _rout_weigh
        jsr     _dice_three
        sta     _morale_dice
        jsr     _morale_count
        ldx     checked
        stx     rout_told
        lda     _unit_class,x
        jsr     _morale_result
        pha
        ldx     #EVENT_MORALE
        jsr     rout_tell
        pla
        ldx     #0
        rts

; event_tell(X, rout_told, NO_UNIT, A)
rout_tell:
        pha
        txa
        jsr     pusha
        lda     rout_told
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
        sta     rout_told
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
        bne     rout_tell       ; always

; ---------------------------------------------------------------------------
; break_unit: unit X breaks, why in A; those who see it take note
; Bytes: 111. Cycles: about 1,800, with what it calls.
; ---------------------------------------------------------------------------
break_unit:
        stx     broken
        stx     rout_told
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
        jsr     rout_tell
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
