; ---------------------------------------------------------------------------
; turns.s: who is first of those that are due, for game/core/turns.c
;
; The generator is that of the dice, on another state.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "feedback.inc"
.include "units.inc"
.export _turns_begin, _turns_next, _turns_first

.bss
turn_state:     .res 4
due_clock:      .res 1          ; the time-point of the list
due_count:      .res 1          ; who is due then; UNLISTED before anybody has asked
due_unit:       .res UNITS_MAX
due_key:        .res UNITS_MAX  ; made where there are two or more
UNLISTED        = 255

.code
; ---------------------------------------------------------------------------
; void turns_begin(u32 seed)
;   seed in (sreg+1 sreg X A)
; Zero page: tmp2. Bytes: 44. Cycles: 1,360.
; ---------------------------------------------------------------------------
_turns_begin:
        sta     turn_state+3    ; the other way round than the dice: another stream
        stx     turn_state+2
        lda     sreg
        sta     turn_state+1
        lda     sreg+1
        eor     #$5A
        sta     turn_state
        ora     turn_state+1
        ora     turn_state+2
        ora     turn_state+3
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
; Bytes: 41. Cycles: 154.
; ---------------------------------------------------------------------------
_turns_next:
        lda     #UNLISTED
        sta     due_count
        ldy     #3
@step:  ldx     turn_state
        FEEDBACK turn_state
        dey
        bne     @step
        rts

; ---------------------------------------------------------------------------
; u8 turns_first(u8 clock)
;   The least of the keys (unit ^ s0) x (s1 | 1) + s2. They are all different, so
;   it does not matter in which order the units are gone through.
;   The first call of a time-point lists who is due; the others look through the list
;   and drop who is not due any more. That will do because whatever gives a unit a new
;   time gives it a later one: nobody becomes due at a time-point that has begun.
; Zero page: tmp1 clock, tmp2 least key, tmp3 and tmp4 factors, ptr1 the first.
; Bytes: 226 with key. Cycles: 45, and 42 for each unit in the list; the first call 11 for a
; unit that is not due, 185 for one that is.
; ---------------------------------------------------------------------------
_turns_first:
        sta     tmp1
        ldy     due_count
        bmi     list
        cmp     due_clock
        bne     list
choose: lda     #255
        sta     tmp2
        sta     ptr1            ; NO_UNIT
        ldy     due_count
        beq     @none
@unit:  ldx     due_unit-1,y
        lda     tmp1
        cmp     _unit_due,x
        bcc     @drop
        lda     _unit_state,x
        cmp     #STATE_GONE
        beq     @drop
        lda     due_key-1,y
        cmp     tmp2
        bcc     @first
        bne     @next
@first: sta     tmp2            ; below, or 255 as the only one
        stx     ptr1
@next:  dey
        bne     @unit
@none:  lda     ptr1
        ldx     #0
        rts
@drop:  ldx     due_count       ; the last of the list, looked at before, takes its place
        dec     due_count
        lda     due_unit-1,x
        sta     due_unit-1,y
        lda     due_key-1,x
        sta     due_key-1,y
        jmp     @next

list:   sta     due_clock
        ldy     #0
        ldx     _unit_count
        bpl     @next           ; always
@unit:  cmp     _unit_due,x
        bcs     @due
@next:  dex
        bpl     @unit
        sty     due_count
        cpy     #2
        bcc     choose
@key:   ldx     due_unit-1,y
        sty     ptr1
        txa
        jsr     key
        ldy     ptr1
        sta     due_key-1,y
        dey
        bne     @key
        beq     choose          ; always
@due:   lda     _unit_state,x
        cmp     #STATE_GONE
        beq     @gone
        txa
        sta     due_unit,y
        iny
@gone:  lda     tmp1
        jmp     @next

; A = the key of unit A. Preserves X.
key:    eor     turn_state
        sta     tmp3
        lda     turn_state+1
        ora     #1
        sta     tmp4
        lda     #0              ; A = tmp3 x tmp4 + s2, the highest bit first
        .repeat 8
        asl
        asl     tmp3
        bcc     *+5
        clc
        adc     tmp4
        .endrepeat
        clc
        adc     turn_state+2
        rts
