; ---------------------------------------------------------------------------
; hash.s: the 32-bit hash, for game/core/hash.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "feedback.inc"
.export _hash_start, _hash_byte, _hash_word, _hash_rows, _hash_value
.import popa, popax

.code
; ---------------------------------------------------------------------------
; void hash_start(void)
; Bytes: 12. Cycles: 28.
; ---------------------------------------------------------------------------
_hash_start:
        ldx     #1              ; not zero, which no number of zero bytes would move
        stx     zp_hash
        dex
        stx     zp_hash+1
        stx     zp_hash+2
        stx     zp_hash+3
        rts

; ---------------------------------------------------------------------------
; void hash_word(u16 word)
; void hash_byte(u8 byte)
;   x ^= byte; a step of the generator.
; Preserved: Y. Bytes: 30. Cycles: 45; 96 for a word.
; ---------------------------------------------------------------------------
_hash_word:
        stx     tmp1
        jsr     _hash_byte
        lda     tmp1
_hash_byte:
        eor     zp_hash
        tax
        FEEDBACK zp_hash
        rts

; ---------------------------------------------------------------------------
; void hash_rows(const u8 *const *columns, u8 count, u8 rows)
; Zero page: ptr1 columns, ptr2 one of them, tmp1 to tmp4.
; Bytes: 57. Cycles: 104, and 96 a byte.
; ---------------------------------------------------------------------------
_hash_rows:
        sta     tmp1            ; rows
        jsr     popa
        asl
        sta     tmp2            ; bytes of columns
        jsr     popax
        sta     ptr1
        stx     ptr1+1
        ldy     #0              ; row
        beq     @test           ; always
@row:   lda     #0
@cell:  sta     tmp3            ; 2 x column
        sty     tmp4
        tay
        lda     (ptr1),y
        sta     ptr2
        iny
        lda     (ptr1),y
        sta     ptr2+1
        ldy     tmp4
        lda     (ptr2),y
        jsr     _hash_byte
        lda     tmp3
        clc
        adc     #2
        cmp     tmp2
        bne     @cell
        iny
@test:  cpy     tmp1
        bne     @row
        rts

; ---------------------------------------------------------------------------
; u32 hash_value(void)
; Returns: (sreg+1 sreg X A). Bytes: 13. Cycles: 30.
; ---------------------------------------------------------------------------
_hash_value:
        lda     zp_hash+2
        sta     sreg
        lda     zp_hash+3
        sta     sreg+1
        lda     zp_hash
        ldx     zp_hash+1
        rts
