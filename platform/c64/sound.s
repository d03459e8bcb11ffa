; ---------------------------------------------------------------------------
; sound.s: effects on the SID's third voice, tunes on the other two
;
; An effect is a row of segments (sounds.s): frames, waveform, attack and decay,
; sustain and release, pitch, and by how much the pitch moves a frame. A tune is two
; rows of notes (tunes.s): a length in the upper three bits, a pitch in the lower
; five. Time goes in frames of a fiftieth of a second; where a second has sixty, every
; sixth is left out.
; ---------------------------------------------------------------------------
.export _plat_sound, sound_frame, _plat_silent
.import effects_low, effects_high, tunes, note_lengths, frames_a_tenth
.include "zeropage.inc"
.include "machine.inc"

TUNE_TITLE      = 11
TUNE_STOP       = $FF
TUNE_AGAIN      = $FE
GATE            = 1
EFFECT          = SID + 14
SEGMENT         = 6             ; bytes
VOLUME          = SID + $18
NTSC_TENTH      = 6             ; frames in a tenth of a second
EFFECT_OFF      = $10           ; no gate: what rings dies away

.segment "LOWBSS"
_plat_silent:   .res 1
effect:         .res 2          ; the segment that sounds; high byte 0: none
effect_left:    .res 1          ; frames
effect_pitch:   .res 1
effect_slide:   .res 1
song_low:       .res 2          ; per voice: the next note
song_high:      .res 2          ; 0: none
song_again_low: .res 2
song_again_high: .res 2
song_left:      .res 2          ; frames of the note
sixth:          .res 1

.segment "HICODE"
; ---------------------------------------------------------------------------
; void plat_sound(u8 sound)
; Zero page: -. Bytes: 108. Cycles: 51 for an effect, 261 for a tune, 54 for silence.
; ---------------------------------------------------------------------------
_plat_sound:
        php
        sei
        cmp     #TUNE_TITLE
        bcs     @tune
        tax
        beq     @none
        lda     effects_low-1,x
        sta     effect
        lda     effects_high-1,x
        sta     effect+1
        lda     #1
        sta     effect_left
        plp
        rts
@none:  sta     song_high
        sta     song_high+1
        sta     effect+1
        sta     SID + 4
        sta     SID + 11
        sta     EFFECT + 4
        plp
        rts
@tune:  sbc     #TUNE_TITLE     ; four bytes a tune: two addresses
        asl     a
        asl     a
        tay
        ldx     #0
@voice: lda     tunes,y
        sta     song_low,x
        sta     song_again_low,x
        lda     tunes+1,y
        sta     song_high,x
        sta     song_again_high,x
        lda     #1
        sta     song_left,x
        iny
        iny
        inx
        cpx     #2
        bne     @voice
        ldx     #6              ; two voices alike: a soft pulse
@sid:   lda     voice,x
        sta     SID,x
        sta     SID+7,x
        dex
        bpl     @sid
        plp
        rts

voice:  .byte   0, 0, 0, 8, 0, $29, $88

; ---------------------------------------------------------------------------
; sound_frame: every frame, from the interrupt
; Zero page: zp_song, zp_irq. Bytes: 377 with what it calls and the notes. Cycles: 66 in
; silence, 40 more while an effect sounds, 50 for a voice of a tune; 135 for a new segment,
; 230 for a new note: 670 at most.
; ---------------------------------------------------------------------------
sound_frame:
        ldx     #15
        lda     _plat_silent
        beq     @loud
        ldx     #0
@loud:  stx     VOLUME
        lda     frames_a_tenth
        cmp     #NTSC_TENTH
        bne     @count
        dec     sixth
        bpl     @count
        lda     #5
        sta     sixth
        rts
@count: lda     effect+1
        beq     @songs
        jsr     effect_frame
@songs: ldx     #1
@voice: lda     song_high,x
        beq     @quiet
        jsr     song_frame
@quiet: dex
        bpl     @voice
        rts

effect_frame:
        dec     effect_left
        beq     @segment
        clc
        lda     effect_pitch
        adc     effect_slide
        sta     effect_pitch
        sta     EFFECT+1
        rts
@segment:
        lda     effect
        sta     zp_irq
        lda     effect+1
        sta     zp_irq+1
        ldy     #0
        lda     (zp_irq),y
        bne     @sounds
        sta     effect+1        ; the end
        lda     #EFFECT_OFF
        sta     EFFECT+4
        rts
@sounds:
        sta     effect_left
        ldy     #2
        lda     (zp_irq),y
        sta     EFFECT+5
        iny
        lda     (zp_irq),y
        sta     EFFECT+6
        iny
        lda     (zp_irq),y
        sta     effect_pitch
        sta     EFFECT+1
        iny
        lda     (zp_irq),y
        sta     effect_slide
        lda     #8
        sta     EFFECT+3
        ldy     #1
        lda     (zp_irq),y
        and     #<~GATE         ; let go first, or it does not begin anew
        sta     EFFECT+4
        ora     #GATE
        sta     EFFECT+4
        lda     effect
        clc
        adc     #SEGMENT
        sta     effect
        bcc     @page
        inc     effect+1
@page:  rts

; Voice X of a tune.
song_frame:
        ldy     voices,x
        dec     song_left,x
        beq     @next
        lda     song_left,x
        cmp     #3
        bne     @rts
        lda     #$40            ; let go a little before the next
        sta     SID+4,y
@rts:   rts
@next:  lda     song_low,x
        sta     zp_song
        lda     song_high,x
        sta     zp_song+1
        sty     zp_irq
        ldy     #0
        lda     (zp_song),y
        cmp     #TUNE_AGAIN
        bcc     @note
        bne     @stop
        lda     song_again_low,x
        sta     song_low,x
        lda     song_again_high,x
        sta     song_high,x
        ldy     zp_irq
        bcs     @next           ; always
@stop:  lda     #0
        sta     song_high,x
        ldy     zp_irq
        sta     SID+4,y
        rts
@note:  inc     song_low,x
        bne     @page
        inc     song_high,x
@page:  pha
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     note_lengths,y
        sta     song_left,x
        pla
        and     #$1F
        beq     @rts            ; a rest
        jsr     frequency
        ldy     zp_irq
        sta     SID+1,y
        lda     zp_song
        sta     SID,y
        lda     #$40
        sta     SID+4,y
        lda     #$41
        sta     SID+4,y
        rts

; Pitch A (1 is C) of voice X: high byte in A, low byte in zp_song. The highest octave
; is in a table, each one below is half of it. The second voice sounds two octaves
; lower.
frequency:
        ldy     octaves,x
        clc
        adc     #11             ; 12 and up: C of the lowest octave is 12
@octave:
        cmp     #24
        bcc     @in
        sbc     #12
        dey
        bne     @octave
@in:    sty     zp_song+1       ; how often to halve
        ldy     frames_a_tenth
        cpy     #NTSC_TENTH
        bne     @pal
        adc     #11             ; with carry: the other twelve
@pal:   tay
        lda     notes_low-12,y
        sta     zp_song
        lda     notes_high-12,y
        ldy     zp_song+1
@half:  lsr     a
        ror     zp_song
        dey
        bne     @half
        rts

voices:         .byte 0, 7
octaves:        .byte 2, 4      ; 1 is C4 and C2
; C6 to B6: 1046.5 Hz * 2^24 / 985248 and so on for a PAL machine, / 1022727 for NTSC
.define PAL_NOTES  17820, 18880, 20003, 21192, 22452, 23787, 25202, 26700, 28288, 29970, 31752, 33640
.define NTSC_NOTES 17167, 18188, 19270, 20415, 21629, 22916, 24278, 25722, 27251, 28872, 30589, 32407
notes_low:      .lobytes PAL_NOTES
                .lobytes NTSC_NOTES
notes_high:     .hibytes PAL_NOTES
                .hibytes NTSC_NOTES
