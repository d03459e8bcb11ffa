; ---------------------------------------------------------------------------
; tunes.s: the title's march and the two fanfares, of our own
;
; A note is a length and a pitch, C of the fourth octave being 1 (of the second in the
; lower voice).
; ---------------------------------------------------------------------------
.export tunes, note_lengths

; Lengths: an eighth is 10 frames.
E  = 0 << 5
Q  = 1 << 5
QD = 2 << 5                     ; a dotted quarter
H  = 3 << 5
HD = 4 << 5
W  = 5 << 5
S  = 6 << 5                     ; a sixteenth
L  = 7 << 5                     ; held

REST = 0
c4 = 1
cs4 = 2
d4 = 3
e4 = 5
f4 = 6
g4 = 8
a4 = 10
as4 = 11
b4 = 12
c5 = 13
d5 = 15
e5 = 17
f5 = 18
g5 = 20
a5 = 22
AGAIN = $FE
STOP  = $FF

.segment "HIRODATA"
note_lengths:   .byte 10, 20, 30, 40, 60, 80, 5, 120

; The Shattered Alliance: a march in D minor that sets out twice, climbs, and comes
; home by way of the raised leading note.
march_high:
        .byte   QD|d4, E|e4, Q|f4, Q|a4,   QD|g4, E|f4, H|e4
        .byte   QD|f4, E|g4, Q|a4, Q|d5,   H|c5, H|a4
        .byte   QD|as4, E|a4, Q|g4, Q|as4, QD|a4, E|g4, Q|f4, Q|d4
        .byte   Q|e4, E|f4, E|e4, Q|d4, Q|cs4, HD|d4, Q|REST
        .byte   QD|f5, E|e5, Q|d5, Q|a4,   QD|e5, E|d5, H|c5
        .byte   QD|d5, E|c5, Q|as4, Q|g4,  H|a4, H|cs4
        .byte   QD|d4, E|e4, Q|f4, Q|d5,   QD|c5, E|as4, Q|a4, Q|g4
        .byte   Q|f4, E|g4, E|f4, Q|e4, Q|cs4, HD|d4, Q|REST
        .byte   AGAIN
march_low:
        .byte   Q|d4, Q|a4, Q|d4, Q|a4,    Q|c4, Q|g4, Q|c4, Q|g4
        .byte   Q|d4, Q|a4, Q|d4, Q|a4,    Q|f4, Q|c5, Q|f4, Q|c5
        .byte   Q|g4, Q|d5, Q|g4, Q|d5,    Q|d4, Q|a4, Q|d4, Q|a4
        .byte   Q|a4, Q|e5, Q|a4, Q|a4,    Q|d4, Q|a4, Q|d4, Q|REST
        .byte   Q|d4, Q|a4, Q|d4, Q|a4,    Q|c4, Q|g4, Q|c4, Q|g4
        .byte   Q|g4, Q|d5, Q|g4, Q|d5,    Q|a4, Q|e5, Q|a4, Q|e5
        .byte   Q|d4, Q|a4, Q|d4, Q|a4,    Q|f4, Q|c5, Q|g4, Q|d5
        .byte   Q|a4, Q|e5, Q|a4, Q|a4,    Q|d4, Q|a4, Q|d4, Q|REST
        .byte   AGAIN

victory_high:
        .byte   E|g4, S|g4, S|g4, Q|c5, E|g4, S|g4, S|g4, Q|e5
        .byte   E|c5, E|e5, Q|g5, E|f5, E|e5, Q|d5, E|e5, E|f5, QD|g5, E|e5, L|c5
        .byte   STOP
victory_low:
        .byte   Q|c5, Q|e5, Q|c5, Q|g4
        .byte   Q|c5, Q|e5, Q|g4, Q|b4, Q|g4, QD|e5, E|g4, L|c4
        .byte   STOP

defeat_high:
        .byte   QD|a4, E|g4, H|f4, QD|e4, E|d4, H|cs4
        .byte   QD|f4, E|e4, Q|d4, Q|cs4, L|d4
        .byte   STOP
defeat_low:
        .byte   H|d4, H|d4, H|a4, H|a4
        .byte   H|g4, H|a4, L|d4
        .byte   STOP

tunes:  .addr   march_high, march_low, victory_high, victory_low, defeat_high, defeat_low
