; ---------------------------------------------------------------------------
; morale.s: the morale of a unit, for game/shattered/morale.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _morale_dead_factor, _morale_count, _morale_result, _morale_breaks
.export _morale_dice, _morale_close, _morale_dead, _morale_battles, _morale_routs
.export _morale_fear, _morale_courage, _morale_total
.import popax, pop1

COUNT_ZERO  = 128               ; morale.h
MORALE_ZERO = 3 * COUNT_ZERO
TAKES_ORDERS = 0
HALTS        = 1
ROUTS        = 2

.bss
_morale_dice:    .res 1
_morale_close:   .res 1
_morale_dead:    .res 1
_morale_battles: .res 1
_morale_routs:   .res 1
_morale_fear:    .res 1
_morale_courage: .res 1
_morale_total:   .res 2

.code
; ---------------------------------------------------------------------------
; u8 morale_dead_factor(u16 first_men, u16 men)
;   10 x (first - men) / first: at most 10 subtractions.
; Zero page: ptr1 first, ptr2 10 x lost, ptr3. Bytes: 77. Cycles: 86 without losses,
; else 165, and 23 for each factor.
; ---------------------------------------------------------------------------
_morale_dead_factor:
        sta     ptr2
        stx     ptr2+1
        jsr     popax
        sta     ptr1
        stx     ptr1+1
        sec
        sbc     ptr2
        sta     ptr2
        txa
        sbc     ptr2+1
        bcc     @none           ; more than at first
        sta     ptr2+1
        ora     ptr2
        beq     @none
        lda     ptr2+1          ; x 10 = x 2 x (4 + 1)
        sta     ptr3+1
        lda     ptr2
        asl
        rol     ptr3+1
        asl
        rol     ptr3+1
        clc
        adc     ptr2
        tay
        lda     ptr3+1
        adc     ptr2+1
        sta     ptr2+1
        tya
        asl
        rol     ptr2+1
        ldx     #255
@next:  inx
        sec
        sbc     ptr1
        tay
        lda     ptr2+1
        sbc     ptr1+1
        sta     ptr2+1
        tya
        bcs     @next
        txa
        ldx     #0
        rts
@none:  lda     #0
        tax
        rts

; ---------------------------------------------------------------------------
; void morale_count(void)
;   total = close + battles + routs + dice + courage - dead - fear
; Zero page: -. Bytes: 54. Cycles: 75.
; ---------------------------------------------------------------------------
_morale_count:
        ldx     #0              ; the high byte
        lda     _morale_close
        clc
        adc     _morale_battles
        bcc     @routs
        inx
        clc
@routs: adc     _morale_routs
        bcc     @dice
        inx
        clc
@dice:  adc     _morale_dice
        bcc     @courage
        inx
        clc
@courage:
        adc     _morale_courage
        bcc     @dead
        inx
@dead:  sec
        sbc     _morale_dead
        bcs     @fear
        dex
        sec
@fear:  sbc     _morale_fear
        bcs     @done
        dex
@done:  sta     _morale_total
        stx     _morale_total+1
        rts

; ---------------------------------------------------------------------------
; u8 morale_result(u8 class_id)
;   The thresholds of a class are two nibbles above MORALE_ZERO.
; Zero page: tmp1. Bytes: 56. Cycles: 38 to 74.
; ---------------------------------------------------------------------------
_morale_result:
        tay
        lda     _morale_total
        sec
        sbc     #<MORALE_ZERO
        sta     tmp1
        lda     _morale_total+1
        sbc     #>MORALE_ZERO
        bcc     @routs
        bne     @orders         ; 256 and more above
        ldx     #0
        lda     _tbl_class_morale,y
        tay
        lsr
        lsr
        lsr
        lsr
        cmp     tmp1
        beq     @take
        bcc     @take
        tya
        and     #15
        cmp     tmp1
        beq     @halts
        bcs     @routs
@halts: lda     #HALTS
        rts
@orders:
        ldx     #0
@take:  lda     #TAKES_ORDERS
        rts
@routs: lda     #ROUTS
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; u8 morale_breaks(u8 class_id, u8 battles_lost)
; Zero page: tmp1. Bytes: 18. Cycles: 48.
; ---------------------------------------------------------------------------
_morale_breaks:
        sta     tmp1
        ldy     #0
        lda     (sp),y
        tax
        lda     tmp1
        cmp     _tbl_class_battles_lost,x
        lda     #0
        rol
        jmp     pop1
