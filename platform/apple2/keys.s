; ---------------------------------------------------------------------------
; keys.s: waiting for a key, with a tune perhaps
;
; One look at the keyboard and the speaker's turn take 16 cycles; 256 of them are a
; tick, 4 ms, and 25 ticks a tenth of a second.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"

TICKS   = 25

.segment "MACHINE"

; ---------------------------------------------------------------------------
; keys_wait: u8 plat_key(u8 tenths)
; Arguments: A: tenths of a second, 0 to look only, KEY_WAIT.
; Returns: A: the key or 0. The moment of the key goes into the seed.
; Zero page: zp_wait, zp_note. Bytes: 141. Cycles: 80 to 135 for a key that is there, 27 without;
; 103,300 a tenth of a second that is waited for, a hundredth more or less with a tune.
; ---------------------------------------------------------------------------
keys_wait:
        sta     zp_wait
        tax
        bne     @tenth
        lda     KEYBOARD
        bmi     @key
@none:  lda     #0
        rts
@tenth: lda     #TICKS
        sta     zp_wait+1
@tick:  ldx     #0
        ldy     zp_note
@look:  lda     KEYBOARD        ; 4
        bmi     @key            ; 2
        dey                     ; 2
        bne     @quiet          ; 3
        ldy     zp_note
        cpy     #3              ; nothing, or a rest
        bcc     @quiet
        bit     SPEAKER
@quiet: dex                     ; 2
        bne     @look           ; 3
        inc     seed
        bne     @counted
        inc     seed+1
@counted:
        lda     zp_note
        beq     @still
        dec     zp_note+1
        bne     @still
        jsr     sound_next
@still: dec     zp_wait+1
        bne     @tick
        lda     zp_wait
        cmp     #KEY_WAIT
        beq     @tenth
        dec     zp_wait
        bne     @tenth
        beq     @none

@key:   bit     KEY_TAKEN
        and     #$7F
        pha
        txa
        eor     seed+3
        asl     a
        adc     seed+2
        sta     seed+3
        eor     seed
        adc     #$9D
        rol     a
        sta     seed+2
        pla
        cmp     #'a'
        bcc     @capital
        cmp     #'z' + 1
        bcs     @capital
        sbc     #31             ; no carry: 32
@capital:
        cmp     #' '
        bcc     @special
        cmp     #$7F
        bne     @done
@special:
        ldx     #specials - 1
@find:  cmp     special,x
        beq     @found
        dex
        bpl     @find
        ldx     zp_wait         ; a key that means nothing: go on waiting
        beq     @none
        bne     @tenth
@found: lda     meaning,x
@done:  rts

.segment "ART"
special:
        .byte   $0B, $0A, $08, $15, $0D, $1B, $7F
specials = * - special
meaning:
        .byte   1, 2, 3, 4, 13, 27, 8
