; ---------------------------------------------------------------------------
; field.s: units on the map, for game/shattered/field.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _field_place, _field_leave, _field_here, _field_destroy
.export place, leave
.import hex_at, pop2, pusha, popa
.import _unit_terrain, _setup_leader
.import _event_tell, _army_enemy_destroyed, _army_leaderless

EVENT_DESTROYED = 7             ; event.h
OWN             = 33            ; the unit's own cell for the pointers of hex_at

around_units  = zp_around+3     ; hex.s
around_ground = zp_around+5

.bss
unit:   .res 1

.code
; ---------------------------------------------------------------------------
; void field_place(u8 unit, u8 q, u8 r)
; Zero page: zp_around. Bytes: 36. Cycles: 208.
;
; place: the same from assembly, unit in X, with unit_q and unit_r set. Preserves X.
; Cycles: 135.
; ---------------------------------------------------------------------------
_field_place:
        pha
        ldy     #1
        lda     (sp),y
        tax
        pla
        sta     _unit_r,x
        dey
        lda     (sp),y
        sta     _unit_q,x
        jsr     place
        jmp     pop2

place:  jsr     hex_at
        ldy     #OWN
        lda     (around_ground),y
        sta     _unit_terrain,x
        txa
        sta     (around_units),y
        rts

; ---------------------------------------------------------------------------
; void field_leave(u8 unit)
; Zero page: zp_around. Bytes: 11. Cycles: 127.
;
; leave: the same from assembly, unit in X. Preserves X. Cycles: 125.
; ---------------------------------------------------------------------------
_field_leave:
        tax
leave:  jsr     hex_at
        ldy     #OWN
        lda     #NO_UNIT
        sta     (around_units),y
        rts

; ---------------------------------------------------------------------------
; u8 field_here(u8 unit)
; Bytes: 11. Cycles: 26.
; ---------------------------------------------------------------------------
_field_here:
        tay
        lda     #STATE_COMING-1
        ldx     #0
        cmp     _unit_state,y
        txa
        rol
        rts

; ---------------------------------------------------------------------------
; void field_destroy(u8 unit, u8 how)
; Bytes: 61. Cycles: 300, and those of event_tell and of what army.s has to do.
; ---------------------------------------------------------------------------
_field_destroy:
        pha
        jsr     popa
        sta     unit
        jsr     _field_leave
        lda     #STATE_GONE
        sta     _unit_state,x
        lda     #EVENT_DESTROYED
        jsr     pusha
        lda     unit
        jsr     pusha
        lda     #NO_UNIT
        jsr     pusha
        pla
        jsr     _event_tell
        ldx     unit
        lda     _unit_army,x
        eor     #1
        jsr     _army_enemy_destroyed
        ldx     unit
        cpx     _setup_leader
        bne     @done
        lda     _unit_army,x    ; ruling ormolu-falls
        jmp     _army_leaderless
@done:  rts
