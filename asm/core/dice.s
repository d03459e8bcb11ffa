; ---------------------------------------------------------------------------
; dice.s: the one source of chance, for game/core/dice.c
;
; The generator is state in zero page and 45 bytes of code, written out once more for
; three dice. The faces come out of tbl_three_dice, a byte a throw: two bits a die, the
; first lowest.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "xorshift.inc"
.include "tables.inc"
.export _dice_seed, _dice_byte, _dice_below, _dice_throw_two, _dice_throw_three
.export _dice_spread, _dice_script, _dice_script_left
.export _dice_face, _dice_fallen
.import popax
.export dice_step

THREE_DICE     = 216            ; 6 x 6 x 6
TWO_DICE       = 36
TWO_DICE_FAIR  = 252            ; 7 x 36: the bytes above would favour low throws

.bss
_dice_face:     .res 3
_dice_fallen:   .res 1
script:         .res 2
script_left:    .res 1

.code
; ---------------------------------------------------------------------------
; void dice_seed(u32 seed)
;   seed in (sreg+1 sreg X A). 16 steps, so that neighbouring seeds part.
; Bytes: 46. Cycles: 1,750.
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
        inc     zp_dice     ; zero is the one state that would stay for ever
@moves: lda     #0
        sta     script_left
        lda     #16
        sta     tmp1
@next:  jsr     dice_step
        dec     tmp1
        bne     @next
        lda     #1
        sta     _dice_fallen
        rts

; ---------------------------------------------------------------------------
; u8 dice_byte(void)
; Bytes: 62 with dice_step. Cycles: 110.
;
; dice_step is the generator alone: the byte in Y, A and X destroyed.
; ---------------------------------------------------------------------------
_dice_byte:
        jsr     dice_step
        lda     #1
        sta     _dice_fallen
        tya
        ldx     #0
        rts

dice_step:
        XORSHIFT zp_dice
        rts

; ---------------------------------------------------------------------------
; u8 dice_below(u8 n)
;   A byte below the greatest multiple of n that is at most 255, mod n.
; Zero page: tmp1, tmp2. Bytes: 45. Cycles: about 480, and 110 for each byte that
; is thrown again.
; ---------------------------------------------------------------------------
_dice_below:
        sta     tmp2
        lda     #255
        jsr     modulo
        eor     #255            ; 255 - 255 mod n
        sta     tmp3
@again: jsr     dice_step
        cpy     tmp3
        bcs     @again
        lda     #1
        sta     _dice_fallen
        tya
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
; void dice_throw_three(void)
; void dice_throw_two(void)
;   A byte below 216 is three dice, one below 252 seven times two. The faces of
;   the third die are written by a throw of two as well, as in C.
; Zero page: -. Bytes: 135 both. Cycles: 164 for three, on average, 204 for two.
; ---------------------------------------------------------------------------
_dice_throw_two:
        lda     script_left
        beq     @again
        lda     #2
        jsr     throw_scripted
        bcs     done
@again: jsr     dice_step
        cpy     #TWO_DICE_FAIR
        bcs     @again
        tya
@pair:  cmp     #TWO_DICE
        bcc     @below
        sbc     #TWO_DICE
        bcs     @pair           ; always
@below: tay
        bcc     set_faces       ; always

_dice_throw_three:
        lda     script_left
        bne     three_scripted
three:  XORSHIFT zp_dice        ; dice_step, written out
        cpy     #THREE_DICE
        bcs     three
set_faces:                      ; of tbl_three_dice, Y; the carry is clear
        lda     #1
        sta     _dice_fallen
        lda     _tbl_three_dice,y
        tay
        and     #3
        adc     #2
        sta     _dice_face
        tya
        lsr
        lsr
        tay
        and     #3
        clc
        adc     #2
        sta     _dice_face+1
        tya
        lsr
        lsr
        clc
        adc     #2
        sta     _dice_face+2
done:   rts
three_scripted:
        lda     #3
        jsr     throw_scripted
        bcc     three
        rts

; ---------------------------------------------------------------------------
; throw_scripted: takes A faces from the script, if it has so many
; Returns: carry set if it had. Bytes: 45.
; ---------------------------------------------------------------------------
throw_scripted:
        cmp     script_left
        beq     @take
        bcc     @take
        clc
        rts
@take:  sta     tmp1
        lda     script
        sta     ptr1
        lda     script+1
        sta     ptr1+1
        ldy     #0
@face:  lda     (ptr1),y
        sta     _dice_face,y
        dec     script_left
        inc     script
        bne     @low
        inc     script+1
@low:   iny
        cpy     tmp1
        bne     @face
        rts                     ; the carry is set: they are equal

; ---------------------------------------------------------------------------
; u8 dice_spread(u8 widest)
; Bytes: 22.
; ---------------------------------------------------------------------------
_dice_spread:
        sta     tmp4
        lda     #1
        jsr     throw_scripted
        bcs     @face
        lda     tmp4
        sec
        rol                     ; 2 x widest + 1
        jmp     _dice_below
@face:  lda     _dice_face
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; void dice_script(const u8 *values, u8 count)
; u8 dice_script_left(void)
; Bytes: 19.
; ---------------------------------------------------------------------------
_dice_script:
        sta     script_left
        jsr     popax
        sta     script
        stx     script+1
        rts

_dice_script_left:
        lda     script_left
        ldx     #0
        rts
