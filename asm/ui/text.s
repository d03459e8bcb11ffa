; ---------------------------------------------------------------------------
; text.s: words and numbers at a place on the screen, for game/ui/text.c
;
; Every letter goes through plat_letter, which may be C: nothing is left in cc65's
; zero page over it. A pointer that must last is in the operand of an instruction,
; which costs no zero page and is the fastest way to read through it.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export _text_at, _text_row, _text_title, _text, _text_letter, _text_space, _text_to
.export _text_end, _text_blank, _text_blanks, _text_page, _text_middle, _text_count
.export _text_number, _text_signed, _text_paragraph, _text_bar
.import _plat_x, _plat_y, _plat_ink, _plat_letter, _plat_clear
.import popa, popax

COLUMNS    = 40                 ; platform.h
INK_PLAIN  = 0
INK_TITLE  = 1
INK_DIM    = 2
SIGN_RULE  = 1
SIGN_FULL  = 2
SIGN_EMPTY = 3
NEW_LINE   = $7C                ; the bar of text_paragraph, of which -t c64 would make $DD

.bss
at:     .res 1                  ; in the words of text
until:  .res 1                  ; text_to
row:    .res 1                  ; text_blanks
last:   .res 1
number: .res 2                  ; text_number, text_signed
width:  .res 1                  ; text_number, text_paragraph
blank:  .res 1                  ; what stands for a zero: ' ' until there is a digit
place:  .res 1
sign:   .res 1
left:   .res 1                  ; text_paragraph
end:    .res 1
words:  .res 2
word:   .res 1                  ; letters left of it
full:   .res 1                  ; text_bar
cells:  .res 1

.rodata
tens_lo:        .byte   <10000, <1000, 100, 10, 1
tens_hi:        .byte   >10000, >1000, 0, 0, 0

.code
; ---------------------------------------------------------------------------
; void text_at(u8 x, u8 y, u8 ink)
; Zero page: sp. Bytes: 16. Cycles: 82.
; ---------------------------------------------------------------------------
_text_at:
        sta     _plat_ink
        jsr     popa
        sta     _plat_y
        jsr     popa
        sta     _plat_x
        rts

; ---------------------------------------------------------------------------
; void text_title(u8 row)       void text_row(u8 row)
; Bytes: 17. Cycles: 32 and 28.
; ---------------------------------------------------------------------------
_text_title:
        ldx     #INK_TITLE
        .byte   $2C             ; bit: skips the next two bytes
_text_row:
        ldx     #INK_PLAIN
        stx     _plat_ink
        sta     _plat_y
        lda     #0
        sta     _plat_x
        rts

; ---------------------------------------------------------------------------
; void text_space(void)         void text_letter(u8 letter)
;   Nothing is drawn behind the last column.
; Bytes: 12. Cycles: 13 and 11, and plat_letter's.
; ---------------------------------------------------------------------------
_text_space:
        lda     #' '
_text_letter:
        ldx     _plat_x
        cpx     #COLUMNS
        bcs     done
        jmp     _plat_letter

; ---------------------------------------------------------------------------
; void text_blank(u8 row)       void text_end(void)       void text_to(u8 x)
; Bytes: 29. Cycles a blank: 15, and plat_letter's.
; ---------------------------------------------------------------------------
_text_blank:
        jsr     _text_row
_text_end:
        lda     #INK_PLAIN
        sta     _plat_ink
        lda     #COLUMNS
_text_to:
        sta     until
@more:  lda     _plat_x
        cmp     until
        bcs     done
        lda     #' '
        jsr     _plat_letter
        jmp     @more

; ---------------------------------------------------------------------------
; void text_blanks(u8 first, u8 last)
; Zero page: sp. Bytes: 29. Cycles a row: 27, and text_blank's.
; ---------------------------------------------------------------------------
_text_blanks:
        sta     last
        jsr     popa
        sta     row
@more:  lda     last
        cmp     row
        bcc     done
        lda     row
        jsr     _text_blank
        inc     row
        bne     @more           ; always
done:   rts

; ---------------------------------------------------------------------------
; void text_middle(const char *words)   in the middle of the row plat_y
; void text(const char *words)          at most 255 letters
; Zero page: ptr1, before the first letter. Bytes: 50. Cycles a letter: 41 and 30,
; and plat_letter's.
; ---------------------------------------------------------------------------
_text_middle:
        sta     ptr1
        stx     ptr1+1
        ldy     #$FF
@length:
        iny
        lda     (ptr1),y
        bne     @length
        tya
        eor     #$FF            ; COLUMNS - Y
        sec
        adc     #COLUMNS
        lsr
        sta     _plat_x
        lda     ptr1
_text:
        sta     from+1
        stx     from+2
        ldx     #0
        stx     at
from:   lda     $FFFF,x
        beq     done
        inc     at
        jsr     _text_letter
        ldx     at
        bne     from            ; always

; ---------------------------------------------------------------------------
; void text_page(const char *heading)
; Bytes: 45. Cycles: 930, and those of plat_clear, text_middle and 40 of plat_letter.
; ---------------------------------------------------------------------------
_text_page:
        pha
        txa
        pha
        jsr     _plat_clear
        lda     #0
        jsr     _text_title
        pla
        tax
        pla
        jsr     _text_middle
        lda     #1
        jsr     _text_row
        lda     #INK_DIM
        sta     _plat_ink
@rule:  lda     #SIGN_RULE
        jsr     _text_letter
        lda     _plat_x
        cmp     #COLUMNS
        bcc     @rule
        lda     #INK_PLAIN
        sta     _plat_ink
        rts

; ---------------------------------------------------------------------------
; void text_signed(u16 number, u16 zero)
;   The distance from zero with its sign, in four columns.
; Zero page: sp, tmp1 between letters. Bytes: 84. Cycles: 530 to 650, and plat_letter's.
; ---------------------------------------------------------------------------
_text_signed:
        sta     number
        stx     number+1
        jsr     popax
        sec
        sbc     number
        tay
        txa
        sbc     number+1
        tax
        lda     #'+'
        bcs     @more
        tya                     ; turned around
        eor     #$FF
        adc     #1
        tay
        txa
        eor     #$FF
        adc     #0
        tax
        lda     #'-'
@more:  sta     sign
        sty     number
        stx     number+1
        txa
        bne     @digits
        tya
        bne     @sign
        lda     #' '
        sta     sign
        tya
@sign:  cmp     #100
        bcs     @digits
        cmp     #10
        bcs     @tens
        jsr     _text_space
@tens:  jsr     _text_space
@digits:
        lda     sign
        jsr     _text_letter
        lda     number
        ldx     number+1
        ; into text_count

; ---------------------------------------------------------------------------
; void text_count(u16 number)
; void text_number(u16 number, u8 width)    at least width wide, which is 5 at most
; Zero page: sp, tmp1 between letters. Bytes: 104. Cycles: 600 to 960, and
; plat_letter's.
; ---------------------------------------------------------------------------
_text_count:
        ldy     #1
        sty     width
        bne     digits          ; always
_text_number:
        sta     width
        jsr     popax
digits: sta     number
        stx     number+1
        lda     #' '
        sta     blank
        ldx     #0
@place: stx     place
        ldy     #'0'
@less:  lda     number
        sec
        sbc     tens_lo,x
        sta     tmp1
        lda     number+1
        sbc     tens_hi,x
        bcc     @digit
        sta     number+1
        lda     tmp1
        sta     number
        iny
        bne     @less           ; always
@digit: cpx     #4
        beq     @show           ; the last one, even if it is 0
        cpy     #'0'
        bne     @first
        ldy     blank
        txa                     ; a zero in front has a column if width says so
        clc
        adc     width
        cmp     #5
        bcs     @show
        bcc     @next           ; always
@first: lda     #'0'
        sta     blank
        lda     #5
        sta     width
@show:  tya
        jsr     _text_letter
@next:  ldx     place
        inx
        cpx     #5
        bne     @place
        rts

; ---------------------------------------------------------------------------
; void text_bar(u8 full, u8 cells)
; Zero page: sp. Bytes: 36. Cycles a cell: 38, and plat_letter's.
; ---------------------------------------------------------------------------
_text_bar:
        sta     cells
        jsr     popa
        sta     full
@cell:  lda     cells
        beq     @done
        dec     cells
        lda     #SIGN_EMPTY
        ldx     full
        beq     @draw
        dec     full
        lda     #SIGN_FULL
@draw:  jsr     _text_letter
        jmp     @cell
@done:  rts

; ---------------------------------------------------------------------------
; void text_paragraph(const char *words, u8 x, u8 y, u8 width)
;   Breaks between words, and at every |; plat_y is then the row behind.
; Zero page: sp, ptr1 between letters. Bytes: 148. Cycles a letter: about 110, and
; plat_letter's.
; ---------------------------------------------------------------------------
_text_paragraph:
        sta     width
        jsr     popa
        sta     _plat_y
        jsr     popa
        sta     left
        sta     _plat_x
        clc
        adc     width
        sta     end
        jsr     popax
        sta     words
        stx     words+1
@word:  jsr     look
        beq     line            ; the end
@length:
        lda     (ptr1),y
        beq     @known
        cmp     #' '
        beq     @known
        cmp     #NEW_LINE
        beq     @known
        iny
        bne     @length         ; always
@known: sty     word
        tya
        clc
        adc     _plat_x
        cmp     end
        beq     @letters
        bcc     @letters
        jsr     line
@letters:
        jsr     look
        ldx     word
        beq     @behind
        dec     word
        jsr     _text_letter
        jsr     step
        jmp     @letters
@behind:
        cmp     #' '
        bne     @bar
        inc     _plat_x
        bne     @step           ; always
@bar:   cmp     #NEW_LINE
        bne     @word
        jsr     line
@step:  jsr     step
        jmp     @word

line:   lda     left
        sta     _plat_x
        inc     _plat_y
        rts

; A = the letter at words, ptr1 = words, Y = 0.
look:   lda     words
        sta     ptr1
        lda     words+1
        sta     ptr1+1
        ldy     #0
        lda     (ptr1),y
        rts

step:   inc     words
        bne     @same
        inc     words+1
@same:  rts
