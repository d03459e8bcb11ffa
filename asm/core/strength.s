; ---------------------------------------------------------------------------
; strength.s: a unit's strength as a word, for game/core/strength.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _unit_men, _unit_set_men, _unit_first_men
.import popa

.code
; ---------------------------------------------------------------------------
; u16 unit_men(u8 unit)
; u16 unit_first_men(u8 unit)
; Returns: (X A). Bytes: 16. Cycles: 22.
; ---------------------------------------------------------------------------
_unit_men:
        tay
        ldx     _unit_men_hi,y
        lda     _unit_men_lo,y
        rts

_unit_first_men:
        tay
        ldx     _unit_first_hi,y
        lda     _unit_first_lo,y
        rts

; ---------------------------------------------------------------------------
; void unit_set_men(u8 unit, u16 men)
; Zero page: tmp1. Bytes: 18. Cycles: 65.
; ---------------------------------------------------------------------------
_unit_set_men:
        sta     tmp1
        txa
        pha
        jsr     popa
        tax
        pla
        sta     _unit_men_hi,x
        lda     tmp1
        sta     _unit_men_lo,x
        rts
