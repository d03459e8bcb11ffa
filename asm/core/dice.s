; ---------------------------------------------------------------------------
; dice.s: the one source of chance, for game/core/dice.c
;
; The register is in zero page, and its step written out where dice are thrown. A
; throw is one byte and one look at a table; neither table crosses a page.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "feedback.inc"
.include "tables.inc"
.export _dice_seed, _dice_byte, _dice_below, _dice_three, _dice_apart
.export _dice_spread, _dice_watch, _dice_fallen, _dice_script, _dice_script_left
.import popax

THREE_DICE     = 216            ; 6 x 6 x 6
TWO_DICE       = 36
TWO_DICE_FAIR  = 252            ; 7 x 36: the bytes above would favour low throws
APART_WIDEST   = 3              ; dice.h

.assert >_tbl_three_dice = >(_tbl_three_dice + THREE_DICE - 1), lderror, "tbl_three_dice crosses a page"

.bss
watched:        .res 4
script:         .res 2

.code
; ---------------------------------------------------------------------------
; void dice_seed(u32 seed)
;   seed in (sreg+1 sreg X A). 16 steps, so that neighbouring seeds part.
; Bytes: 37. Cycles: 818.
; ---------------------------------------------------------------------------
_dice_seed:
        sta     zp_dice
        stx     zp_dice+1
        lda     sreg
        sta     zp_dice+2
        lda     sreg+1
        eor     #$9E
        sta     zp_dice+3
        ora     zp_dice+2
        ora     zp_dice+1
        ora     zp_dice
        bne     @moves
        inc     zp_dice         ; zero is the one state that would stay for ever
@moves: lda     #0
        sta     zp_script
        ldy     #16
@next:  jsr     dice_step
        dey
        bne     @next
        rts

; ---------------------------------------------------------------------------
; u8 dice_byte(void)
; Preserved: Y. Bytes: 29. Cycles: 59.
;
; dice_step is the generator alone: the byte in X, A destroyed, Y preserved. Cycles: 43.
; ---------------------------------------------------------------------------
_dice_byte:
        jsr     dice_step
        txa
        ldx     #0
        rts

dice_step:
        ldx     zp_dice
        FEEDBACK zp_dice
        rts

; ---------------------------------------------------------------------------
; u8 dice_below(u8 n)
;   A byte below the greatest multiple of n that is at most 255, mod n.
; Zero page: tmp1, tmp2, tmp3. Bytes: 40. Cycles: about 430, and 49 for each byte that
; is thrown again.
; ---------------------------------------------------------------------------
_dice_below:
        sta     tmp2
        lda     #255
        jsr     modulo
        eor     #255            ; 255 - 255 mod n
        sta     tmp3
@again: jsr     dice_step
        cpx     tmp3
        bcs     @again
        txa
; A = A mod tmp2, X = 0. Destroys tmp1.
modulo: sta     tmp1
        lda     #0
        ldx     #8
@bit:   asl     tmp1
        rol
        bcs     @take           ; nine bits: above any n
        cmp     tmp2
        bcc     @less
@take:  sbc     tmp2
@less:  dex
        bne     @bit
        rts

; ---------------------------------------------------------------------------
; u8 dice_three(void)
;   A byte below 216 is three dice.
; Zero page: -, with a script ptr1. Bytes: 59. Cycles: 58 and, for each byte that is thrown
; again, 36: 64.7 on average.
; ---------------------------------------------------------------------------
_dice_three:
        lda     zp_script
        bne     three_scripted
three:  ldx     zp_dice         ; dice_step, written out
        FEEDBACK zp_dice
        cpx     #THREE_DICE
        bcs     three
        lda     _tbl_three_dice,x
        ldx     #0
        rts
three_scripted:
        cmp     #3
        bcc     three
        jsr     scripted
        sta     tmp1
        jsr     scripted
        clc
        adc     tmp1
        sta     tmp1
        jsr     scripted
        clc
        adc     tmp1
        rts

; ---------------------------------------------------------------------------
; u8 dice_apart(void)
;   A byte below 252 is seven times two dice.
; Zero page: tmp1; with a script ptr1. Bytes: 68. Cycles: 95 on average.
; ---------------------------------------------------------------------------
_dice_apart:
        lda     zp_script
        bne     apart_scripted
apart:  ldx     zp_dice
        FEEDBACK zp_dice
        cpx     #TWO_DICE_FAIR
        bcs     apart
        txa
@pair:  cmp     #TWO_DICE
        bcc     @below
        sbc     #TWO_DICE
        bcs     @pair           ; always
@below: tax
        lda     _tbl_two_dice,x
        ldx     #0
        rts
apart_scripted:
        cmp     #2
        bcc     apart
        jsr     scripted
        clc
        adc     #APART_WIDEST
        sta     tmp2
        jsr     scripted
        sta     tmp1
        lda     tmp2
        sec
        sbc     tmp1
        rts

; ---------------------------------------------------------------------------
; u8 dice_spread(u8 widest)
; Bytes: 36 with scripted. Cycles: 13 more than dice_below.
;
; scripted: A = the next value of the script, X = 0. Zero page: ptr1. Cycles: 49.
; ---------------------------------------------------------------------------
_dice_spread:
        ldx     zp_script
        bne     scripted
        sec
        rol                     ; 2 x widest + 1
        jmp     _dice_below

scripted:
        lda     script
        sta     ptr1
        lda     script+1
        sta     ptr1+1
        inc     script
        bne     @low
        inc     script+1
@low:   dec     zp_script
        ldy     #0
        lda     (ptr1),y
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; void dice_watch(void)
; u8 dice_fallen(void)
;   Whether the register has moved since.
; Bytes: 31. Cycles: 69; 77 if it has not, else from 29.
; ---------------------------------------------------------------------------
_dice_watch:
        ldx     #3
@byte:  lda     zp_dice,x
        sta     watched,x
        dex
        bpl     @byte
        rts

_dice_fallen:
        ldx     #3
@byte:  lda     zp_dice,x
        cmp     watched,x
        bne     @moved
        dex
        bpl     @byte
        inx
        txa
        rts
@moved: ldx     #0
        lda     #1
        rts

; ---------------------------------------------------------------------------
; void dice_script(const u8 *values, u8 count)
; u8 dice_script_left(void)
; Bytes: 17. Cycles: 65 and 17.
; ---------------------------------------------------------------------------
_dice_script:
        sta     zp_script
        jsr     popax
        sta     script
        stx     script+1
        rts

_dice_script_left:
        lda     zp_script
        ldx     #0
        rts
