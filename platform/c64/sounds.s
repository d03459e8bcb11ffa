; ---------------------------------------------------------------------------
; sounds.s: the effects, in the order of platform.h from SOUND_NO on
; ---------------------------------------------------------------------------
.export effects_low, effects_high

NOISE = $80
PULSE = $40
SAW   = $20
TRI   = $10

; No sustain is $F: a voice that begins anew at its very loudest falls silent, for the
; SID counts on from 255 to 0.
; frames, waveform, attack and decay, sustain and release, pitch, pitch a frame
.macro  segment length, wave, ad, sr, pitch, slide
        .byte   length, wave, ad, sr, pitch, <(slide)
.endmacro
.macro  ends
        .byte   0
.endmacro

.segment "HIRODATA"
no:     segment 4, PULSE, $00, $E0, 5, 0
        segment 5, PULSE, $00, $E2, 4, 0
        ends
march:  segment 8, NOISE, $04, $00, 5, 0
        segment 6, NOISE, $03, $00, 4, 0
        segment 8, NOISE, $04, $00, 6, 0
        segment 6, NOISE, $03, $00, 4, 0
        ends
clash:  segment 3, NOISE, $02, $00, 90, -8
        segment 5, PULSE, $05, $00, 88, 3
        segment 3, NOISE, $02, $00, 70, -6
        segment 4, PULSE, $04, $00, 104, 2
        segment 10, NOISE, $08, $00, 60, -3
        ends
arrows: segment 5, NOISE, $12, $00, 40, 12
        segment 5, NOISE, $12, $00, 52, 12
        segment 16, NOISE, $19, $00, 120, -6
        ends
rout:   segment 10, SAW, $11, $A4, 34, -1
        segment 10, SAW, $11, $A4, 28, -1
        segment 20, SAW, $11, $A8, 23, -1
        ends
rally:  segment 6, PULSE, $11, $A3, 22, 0
        segment 6, PULSE, $11, $A3, 28, 0
        segment 18, PULSE, $11, $A8, 33, 0
        ends
spell:  segment 4, TRI, $11, $A4, 28, 3
        segment 4, TRI, $11, $A4, 36, 4
        segment 4, TRI, $11, $A4, 46, 5
        segment 4, TRI, $11, $A4, 58, 6
        segment 22, TRI, $11, $AA, 90, 5
        ends
destroyed:
        segment 6, NOISE, $01, $E0, 30, -2
        segment 40, NOISE, $0B, $00, 18, 0
        ends
horn:   segment 14, SAW, $53, $A3, 16, 0
        segment 30, SAW, $33, $A9, 25, 0
        ends
nightfall:
        segment 22, TRI, $0A, $00, 33, 0
        segment 22, TRI, $0A, $00, 28, 0
        segment 22, TRI, $0A, $00, 22, 0
        segment 44, TRI, $0B, $00, 16, 0
        ends

.define EFFECTS no, march, clash, arrows, rout, rally, spell, destroyed, horn, nightfall
effects_low:    .lobytes EFFECTS
effects_high:   .hibytes EFFECTS
