; ---------------------------------------------------------------------------
; sound.s: the speaker
;
; An effect is played at once, in less than a tenth of a second. A tune only begins
; here: keys.s plays it while it waits for a key.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"

period  = zp_temp
step    = zp_temp+1
turns   = zp_temp+2
noise   = zp_temp+3

.segment "MACHINE"

; ---------------------------------------------------------------------------
; sound_begin: void plat_sound(u8 sound), in A
; Zero page: zp_temp; zp_note, zp_tune. Bytes: 91. Cycles: 20,000 to 96,000 for an effect, 27 if
; all is silent; 76 for a tune, 33 to end one.
; ---------------------------------------------------------------------------
sound_begin:
        cmp     #TUNE_TITLE
        bcs     @tune
        tax
        beq     @tune           ; SOUND_NONE
        lda     _plat_silent
        bne     @done
        dex
        txa
        asl     a
        asl     a
        tax
        lda     effects,x
        sta     period
        lda     effects+1,x
        sta     step
        lda     effects+2,x
        sta     turns
        lda     effects+3,x
        sta     noise
@turn:  lda     noise
        beq     @tone
        asl     a               ; eight bits in a ring, with a twist
        bcc     @keep
        eor     #$1D
@keep:  sta     noise
        bpl     @quiet
@tone:  bit     SPEAKER
@quiet: ldy     period
@wait:  bit     noise           ; 3
        dey                     ; 2
        bne     @wait           ; 3
        lda     period
        clc
        adc     step
        bne     @set
        lda     #1
@set:   sta     period
        dec     turns
        bne     @turn
@done:  rts
; SOUND_NONE comes here with A = 0.
@tune:  ldx     #0
        stx     zp_note
        sec
        sbc     #TUNE_TITLE
        bcc     @done
        tax
        lda     tunes,x
        sta     zp_tune+1

; ---------------------------------------------------------------------------
; sound_next: the next note of the tune; after the last the first again
; Returns: zp_note. Zero page: zp_tune. Bytes: 30. Cycles: 45, with the first again 61.
; ---------------------------------------------------------------------------
sound_again:
        lda     zp_tune+1
        sta     zp_tune
sound_next:
        ldx     zp_tune
        lda     notes,x
        beq     sound_again
        ldy     _plat_silent
        beq     @heard
        lda     #1              ; so that it goes on, if it is turned on again
@heard: sta     zp_note
        lda     notes+1,x
        sta     zp_note+1
        inx
        inx
        stx     zp_tune
        rts

.segment "ART"
; Half a period (x 8 cycles), what is added to it each time, how often, and for noise a
; number to begin with.
effects:
        .byte   150,   0,  50,   0      ; no
        .byte   120,   8,  14,  $A7     ; march
        .byte     6,   1,  90,  $35     ; clash
        .byte    12,   2, 100,   0      ; arrows
        .byte    40,   2,  90,   0      ; rout
        .byte   200, 254,  80,   0      ; rally
        .byte    30,  37,  80,   0      ; spell
        .byte    60,   2,  80,  $5B     ; destroyed
        .byte    90,   0, 110,   0      ; horn
        .byte    90,   1,  80,   0      ; nightfall

; Half a period (x 16 cycles) and how long (x 4 ms); 0: from the beginning.
tunes:  .byte   title - notes, victory - notes, defeat - notes
REST    = 2
A3 = 145
E4 = 97
F4 = 91
G4 = 81
A4 = 72
B4 = 65
C5 = 61
D5 = 54
E5 = 48
F5 = 46
G5 = 41
notes:
title:  .byte   A4, 90, E4, 30, A4, 60, B4, 60, C5, 90, B4, 30, A4, 60, E4, 60
        .byte   D5, 90, C5, 30, B4, 60, G4, 60, A4, 180, REST, 60
        .byte   C5, 90, D5, 30, E5, 60, C5, 60, F5, 60, E5, 60, D5, 60, B4, 60
        .byte   C5, 60, A4, 60, B4, 60, E4, 60, A4, 200, REST, 120, 0
victory:
        .byte   G4, 30, G4, 30, G4, 30, C5, 120, G4, 60, C5, 60, E5, 60, G5, 180
        .byte   E5, 60, G5, 240, REST, 250, 0
defeat: .byte   A4, 120, G4, 60, F4, 120, E4, 200, REST, 60, E4, 60, F4, 60, E4, 120
        .byte   A3, 250, REST, 250, 0
.assert * - notes < 256, error, "the tunes are longer than an index"
