; ---------------------------------------------------------------------------
; percent.s: strength x percent / 100, for game/core/percent.c
;
; No product is made and nothing is divided. men = 100 h + r, by a table for the
; high byte; then for every bit of percent, the highest first, with the result so
; far as 100 Q + R:
;
;   (Q, R) = 2 (Q, R), and if the bit is set + (h, r), with R kept below 100
;
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export _percent_of, _percent_at_least, percent_at
.import popax

hundreds = tmp1                 ; h
rest     = tmp2                 ; r
bits     = tmp3
whole    = ptr1                 ; Q

.rodata
; 256 x index = 100 x hundreds_of + rest_of
hundreds_of:
        .repeat 16, i
        .byte   256 * i / 100
        .endrepeat
rest_of:
        .repeat 16, i
        .byte   256 * i .mod 100
        .endrepeat

.code
; ---------------------------------------------------------------------------
; u16 percent_of(u16 men, u8 percent)
;   men to 4,095
; Returns: (X A) = Q; R, what is dropped, in Y for percent_at_least.
; Zero page: tmp1 to tmp3, ptr1. Bytes: 111. Cycles: 180 to 580.
;
; percent_at: the same from assembly: men in (X A), percent in tmp3. Cycles: 160 to 380,
; 240 in an average exchange.
; ---------------------------------------------------------------------------
_percent_of:
        sta     bits
        jsr     popax
percent_at:
        ldy     hundreds_of,x
        clc
        adc     rest_of,x
        bcc     @byte
        adc     #55             ; 56 with the carry: 256 is two hundreds and 56
        iny
        iny
@byte:  cmp     #100            ; at most 254
        bcc     @below
        sbc     #100
        iny
        bcs     @byte           ; always
@below: sta     rest
        sty     hundreds
        lda     #0
        sta     whole
        sta     whole+1
        ldx     #9
        lda     bits
        cmp     #16
        bcs     @skip
        asl                     ; the bits above the highest change nothing
        asl
        asl
        asl
        sta     bits
        ldx     #5
@skip:  lda     #0
@high:  dex
        beq     @done
        asl     bits
        bcc     @high
        bcs     @add            ; always
@bit:   asl     whole
        rol     whole+1
        asl                     ; R to 198
        cmp     #100
        bcc     @even
        sbc     #100
        inc     whole           ; it was even
@even:  asl     bits
        bcc     @next
@add:   clc
        adc     rest            ; to 198
        cmp     #100
        bcc     @carry
        sbc     #100
@carry: tay                     ; the carry is what R has given to Q
        lda     whole
        adc     hundreds
        sta     whole
        bcc     @low
        inc     whole+1
@low:   tya
@next:  dex
        bne     @bit
@done:  tay
        lda     whole
        ldx     whole+1
        rts

; ---------------------------------------------------------------------------
; u16 percent_at_least(u16 men, u8 percent)
; Returns: (X A). Zero page: that of percent_of. Bytes: 14. Cycles: 23 more.
; ---------------------------------------------------------------------------
_percent_at_least:
        jsr     _percent_of
        cpy     #0
        beq     @exact
        clc
        adc     #1
        bcc     @exact
        inx
@exact: rts
