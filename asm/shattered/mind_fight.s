; ---------------------------------------------------------------------------
; mind_fight.s: whom to fight, whom to shoot at, for game/shattered/mind_fight.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _mind_best_melee, _mind_best_shot
.import pusha, _melee_expect, _fire_expect, sight_between
.import _battle_unit, _order_kind, _order_target, _scan_far, _scan_near
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

upper_bss
unit:   .res 1
range:  .res 1
target: .res 1
best:   .res 2

upper_code
; ---------------------------------------------------------------------------
; u16 mind_best_melee(void)
; Returns: (X A). Bytes: 112 with what both share. Cycles: 80 with nobody beside the
; unit; else 450 with 27 units, and 2,700 for each enemy beside it.
; ---------------------------------------------------------------------------
_mind_best_melee:
        lda     #2              ; nearer than this
        jsr     begin
        bcs     end
@scan:  lda     _scan_far,x
        cmp     #2
        bcc     @beside
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

; X = 0: the first unit. Nobody yet. Carry set if no enemy is nearer than A.
begin:  sta     range
        ldx     #NO_UNIT
        stx     target
        inx
        stx     best
        stx     best+1
        ldy     _scan_near
        cpy     #NO_UNIT
        beq     @none
        lda     _scan_far,y
        cmp     range
@none:  rts

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
;   An enemy in range is refused only if something hides it: that is asked in place
;   of order_refused. act_answers is written out: the distance is known.
; Returns: (X A). Bytes: 142. Cycles: 28 without missiles, 100 with nobody in range; else 450
; with 27 units, and about 2,200 for each enemy in range.
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
        tya                     ; one more
        ldx     #ORDER_FIRE
        stx     _order_kind
        jsr     begin
        bcs     end
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
        ldx     unit
        ldy     _unit_missile,x ; does it answer
        cpy     #MISSILE_NONE
        beq     @no
        lda     _unit_state,x
        cmp     #STATE_ROUTED
        beq     @no
        lda     _tbl_range,y
        cmp     _scan_far,x
        lda     #0
        rol
        bpl     @answer         ; always
@no:    lda     #0
@answer:
        jsr     _fire_expect
        lda     #0
        jsr     value
        bcs     @worse
        ldx     unit
        lda     _scan_far,x
        cmp     #2
        bcc     @seen
        lda     sum
        pha
        lda     sum+1
        pha
        ldy     _battle_unit
        jsr     sight_between
        tay
        pla
        sta     sum+1
        pla
        sta     sum
        tya
        beq     @worse
@seen:  jsr     take
@worse: ldx     unit
        jmp     @next

; ---------------------------------------------------------------------------
; value: sum = what the exchange that was just expected is worth
;   A: whether the loser may rout. Returns: carry clear if sum > best.
; Zero page: tmp1, tmp4, ptr1 to ptr3. Bytes: 279 with what it calls. Cycles: about
; 360.
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

; worth = the kills at X times the weight of unit Y, by 8. Keeps Y. The weight is the
; three upper bits of tbl_unit_type: the lowest first, halved after each.
worth_of:
        lda     _combat_kills,x
        sta     ptr1
        lda     _combat_kills+1,x
        sta     ptr1+1
        ldx     _unit_type,y
        lda     _tbl_unit_type,x
        sta     tmp1
        and     #$20
        beq     @even
        lda     ptr1
@even:  ldx     ptr1+1
        bne     @word
        stx     worth+1
        lsr
        clc
        bit     tmp1
        bvc     @two
        adc     ptr1
@two:   ror
        clc
        bit     tmp1
        bpl     @four
        adc     ptr1
@four:  ror
        sta     worth
        rts
@word:  ldx     #3              ; 256 kills and more
        lda     #0
        sta     worth
        sta     worth+1
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
