; ---------------------------------------------------------------------------
; mind_fight.s: whom to fight, whom to shoot at, for game/shattered/mind_fight.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _mind_best_melee, _mind_best_shot
.import pusha, _melee_expect, _fire_expect, _act_answers, _order_refused
.import _battle_unit, _order_kind, _order_target, _scan_far
.import _combat_unit, _combat_kills, _combat_winner
.import _unit_type, _unit_class, _unit_missile, _unit_lost_row

EVEN            = 20000         ; mind.h
ORDER_FIRE      = 8             ; battle.h
STATE_HALTED    = 1             ; unit.h
WORTH_BATTLE    = 84            ; mind_fight.c
WORTH_ROUT      = 206
WORTH_DESTROYED = 240

routs   = tmp4
worth   = ptr2
sum     = ptr3                  ; what value returns

.bss
unit:   .res 1
range:  .res 1
target: .res 1
best:   .res 2

.code
; ---------------------------------------------------------------------------
; u16 mind_best_melee(void)
; Returns: (X A). Bytes: 92 with what both share. Cycles: 500 with 27 units, and
; 2,000 for each enemy beside the unit.
; ---------------------------------------------------------------------------
_mind_best_melee:
        jsr     begin
@scan:  lda     _scan_far,x
        cmp     #1
        beq     @beside
@next:  inx
        cpx     _unit_count
        bcc     @scan
        bcs     end             ; always
@beside:
        stx     unit
        lda     _battle_unit
        jsr     pusha
        lda     unit
        jsr     _melee_expect
        lda     #1
        jsr     value
        bcs     @worse
        jsr     take
@worse: ldx     unit
        jmp     @next

; target into order_target, (X A) = best
end:    lda     target
        sta     _order_target
        lda     best
        ldx     best+1
        rts

; X = 0: the first unit. Nobody yet.
begin:  ldx     #NO_UNIT
        stx     target
        inx
        stx     best
        stx     best+1
        rts

; The unit at hand is the best so far.
take:   lda     sum
        sta     best
        lda     sum+1
        sta     best+1
        lda     unit
        sta     target
        rts

; ---------------------------------------------------------------------------
; u16 mind_best_shot(void)
; Returns: (X A). Bytes: 117. Cycles: 500 with 27 units, and 1,800 for each enemy in
; range.
; ---------------------------------------------------------------------------
_mind_best_shot:
        ldx     _battle_unit
        lda     _unit_missile,x
        cmp     #MISSILE_NONE
        bne     @armed
        lda     #0
        tax
        rts
@armed: tax
        ldy     _tbl_range,x
        iny
        sty     range           ; and one more
        lda     #ORDER_FIRE
        sta     _order_kind
        jsr     begin
@scan:  lda     _scan_far,x
        cmp     range
        bcc     @near
@next:  inx
        cpx     _unit_count
        bcc     @scan
        bcs     end             ; always
@near:  stx     unit
        lda     _battle_unit
        jsr     pusha
        lda     unit
        jsr     pusha
        lda     _battle_unit
        jsr     pusha
        lda     unit
        jsr     _act_answers
        jsr     _fire_expect
        lda     #0
        jsr     value
        bcs     @worse
        lda     unit
        sta     _order_target
        lda     sum
        pha
        lda     sum+1
        pha
        jsr     _order_refused
        tay
        pla
        sta     sum+1
        pla
        sta     sum
        tya
        bne     @worse
        jsr     take
@worse: ldx     unit
        jmp     @next

; ---------------------------------------------------------------------------
; value: sum = what the exchange that was just expected is worth
;   A: whether the loser may rout. Returns: carry clear if sum > best.
; Zero page: tmp1, tmp4, ptr1 to ptr3. Bytes: 247 with what it calls. Cycles: about
; 500.
; ---------------------------------------------------------------------------
value:  sta     routs
        ldx     #0
        ldy     _combat_unit+1
        jsr     worth_of        ; what is killed
        lda     worth
        clc
        adc     #<EVEN
        sta     sum
        lda     worth+1
        adc     #>EVEN
        sta     sum+1
        ldx     #2
        ldy     _combat_unit
        jsr     worth_of        ; what is lost
        lda     sum
        sec
        sbc     worth
        sta     sum
        lda     sum+1
        sbc     worth+1
        sta     sum+1

        ldx     #2              ; Y is still the attacker
        jsr     destroyed
        bcc     @stays
        lda     #WORTH_DESTROYED
        jsr     less
@stays: lda     _combat_winner
        cmp     #1
        bcc     @won
        bne     @drawn
        lda     #WORTH_BATTLE
        jsr     less
        jsr     breaks
        bcc     @drawn
        lda     #WORTH_ROUT
        jsr     less
        jmp     @drawn
@won:   lda     #WORTH_BATTLE
        jsr     more
        ldy     _combat_unit+1
        lda     _unit_state,y
        cmp     #STATE_HALTED+1
        bcs     @drawn
        jsr     breaks
        bcc     @drawn
        lda     #WORTH_ROUT
        jsr     more
@drawn: ldx     #0
        ldy     _combat_unit+1
        jsr     destroyed
        bcc     @compare
        lda     #WORTH_DESTROYED
        jsr     more
@compare:
        lda     best
        cmp     sum
        lda     best+1
        sbc     sum+1
        rts

more:   clc                     ; sum += A
        adc     sum
        sta     sum
        bcc     @done
        inc     sum+1
@done:  rts

less:   eor     #$FF            ; sum -= A
        sec
        adc     sum
        sta     sum
        bcs     @done
        dec     sum+1
@done:  rts

; Carry set if unit Y would rout by one more battle lost, and may.
breaks: lda     routs
        lsr
        bcc     @no
        lda     _unit_lost_row,y
        clc
        adc     #1
        ldx     _unit_class,y
        cmp     _tbl_class_battles_lost,x
@no:    rts

; Carry set if the kills at X are all the men of unit Y.
destroyed:
        lda     _combat_kills,x
        cmp     _unit_men_lo,y
        lda     _combat_kills+1,x
        sbc     _unit_men_hi,y
        rts

; worth = the kills at X times the weight of unit Y, by 8. Keeps Y.
worth_of:
        lda     _combat_kills,x
        sta     ptr1
        lda     _combat_kills+1,x
        sta     ptr1+1
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        sta     tmp1            ; the weight is its three upper bits
        lda     #0
        sta     worth
        sta     worth+1
        ldx     #3
@bit:   asl     worth
        rol     worth+1
        asl     tmp1
        bcc     @zero
        clc
        lda     worth
        adc     ptr1
        sta     worth
        lda     worth+1
        adc     ptr1+1
        sta     worth+1
@zero:  dex
        bne     @bit
        ldx     #3
@eighth:
        lsr     worth+1
        ror     worth
        dex
        bne     @eighth
        rts
