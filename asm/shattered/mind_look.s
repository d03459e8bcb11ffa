; ---------------------------------------------------------------------------
; mind_look.s: what the unit sees, for game/shattered/mind_look.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _mind_look, _mind_wavers, _mind_shy
.import _scan_measure, _rout_weigh, _morale_dice, _morale_count, _morale_result
.import _battle_unit, _setup_leader
.import _unit_missile, _unit_spells, _unit_illusion, _unit_moved, _unit_class

WAVERS_DICE = 7                 ; mind_look.c

upper_bss
_mind_shy:      .res 1

upper_code
; ---------------------------------------------------------------------------
; void mind_look(void)
; Zero page: that of scan_measure. Bytes: 36. Cycles: 50, and scan_measure's.
; ---------------------------------------------------------------------------
_mind_look:
        lda     _battle_unit
        jsr     _scan_measure
        ldx     _battle_unit
        ldy     #1
        lda     _unit_missile,x
        cmp     #MISSILE_BOW
        beq     @shy
        cpx     _setup_leader
        beq     @shy
        lda     _unit_spells,x
        ora     _unit_illusion,x
        bne     @shy
        dey
@shy:   sty     _mind_shy
        rts

; ---------------------------------------------------------------------------
; u8 mind_wavers(void)
; Bytes: 37. Cycles: 30 for a unit that has not moved, else about 1,700.
; ---------------------------------------------------------------------------
_mind_wavers:
        ldx     _battle_unit
        lda     _unit_moved,x
        beq     @steady
        txa
        jsr     _rout_weigh
        lda     #WAVERS_DICE
        sta     _morale_dice
        jsr     _morale_count
        ldx     _battle_unit
        lda     _unit_class,x
        jsr     _morale_result
        tax                     ; MORALE_TAKES_ORDERS is 0
        beq     @steady
        lda     #1
@steady:
        ldx     #0
        rts
