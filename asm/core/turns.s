; ---------------------------------------------------------------------------
; turns.s: who is first of those that are due, for game/core/turns.c
;
; The generator is that of the dice, on another state: turns_next puts its own
; there for three steps.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _turns_begin, _turns_next, _turns_first
.import dice_step

.bss
turn_state:     .res 4

.code
; ---------------------------------------------------------------------------
; void turns_begin(u32 seed)
;   seed in (sreg+1 sreg X A)
; Zero page: tmp2. Bytes: 44. Cycles: 4,400.
; ---------------------------------------------------------------------------
_turns_begin:
        sta     turn_state
        stx     turn_state+1
        lda     sreg
        sta     turn_state+2
        lda     sreg+1
        eor     #$5A            ; another stream than the dice
        sta     turn_state+3
        ora     turn_state+2
        ora     turn_state+1
        ora     turn_state
        bne     @moves
        inc     turn_state
@moves: lda     #8
        sta     tmp2
@next:  jsr     _turns_next
        dec     tmp2
        bne     @next
        rts

; ---------------------------------------------------------------------------
; void turns_next(void)
; Zero page: tmp1. Bytes: 31. Cycles: 520.
; ---------------------------------------------------------------------------
_turns_next:
        jsr     swap
        lda     #3
        sta     tmp1
@step:  jsr     dice_step
        dec     tmp1
        bne     @step
swap:   ldx     #3
@byte:  lda     turn_state,x
        ldy     zp_dice,x
        sta     zp_dice,x
        tya
        sta     turn_state,x
        dex
        bpl     @byte
        rts

; ---------------------------------------------------------------------------
; u8 turns_first(u8 clock)
;   The least of the keys (unit ^ s0) x (s1 | 1) + s2. They are all different, so
;   it does not matter that the units are gone through from the last to the first.
; Zero page: tmp1 clock, tmp2 least key, tmp3 and tmp4 factors, ptr1 the first.
; Bytes: 77. Cycles: 40, 17 for a unit that is not due, 190 for one that is.
; ---------------------------------------------------------------------------
_turns_first:
        sta     tmp1
        ldy     #255
        sty     tmp2            ; no key is above it
        sty     ptr1            ; NO_UNIT
        ldx     _unit_count
        bpl     @next           ; always
@unit:  lda     tmp1
        cmp     _unit_due,x
        bcc     @next
        lda     _unit_state,x
        cmp     #STATE_GONE
        beq     @next
        lda     turn_state+1
        ora     #1
        sta     tmp4
        txa
        eor     turn_state
        sta     tmp3
        lda     #0              ; A = tmp3 x tmp4 + s2, the highest bit first
        ldy     #8
@bit:   asl
        asl     tmp3
        bcc     @zero
        clc
        adc     tmp4
@zero:  dey
        bne     @bit
        clc
        adc     turn_state+2
        cmp     tmp2
        bcc     @first
        bne     @next
@first: sta     tmp2            ; below, or 255 as the only one
        stx     ptr1
@next:  dex
        bpl     @unit
        lda     ptr1
        ldx     #0
        rts
