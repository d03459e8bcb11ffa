; ---------------------------------------------------------------------------
; keys.s: keyboard and joystick, looked at every frame
;
; keys_frame: a key counts when two frames running see it, and again when it has been
; held; it waits in a queue until plat_key takes it. keys_up is in its way when nothing
; is pressed: a place for tests to stop.
; Zero page: -. Bytes: 74. Cycles: 156 with nothing pressed, 1,130 with a key, for all 64
; are looked at, and 160 more when it goes into the queue.
; ---------------------------------------------------------------------------
.export keys_frame, key_queue, keys_waiting, keys_seen, keys_now, keys_up, key_put, _plat_seed
.include "zeropage.inc"
.include "machine.inc"
.include "ascii.inc"

KEY_UP = 1
KEY_DOWN = 2
KEY_LEFT = 3
KEY_RIGHT = 4
KEY_RUB = 8
KEY_OK = 13
KEY_BACK = 27

QUEUE           = 8
HELD_FIRST      = 22            ; frames until a key repeats
HELD_NEXT       = 5
NO_KEY          = $FF
SHIFT_LEFT      = 15            ; numbers of keys: 8 * row + column
SHIFT_RIGHT     = 52

.segment "LOWBSS"
key_queue:      .res QUEUE
keys_waiting:   .res 1
keys_seen:      .res 1          ; how many so far, for tests that press real keys
keys_now:       .res 1          ; what is pressed, 0: nothing
before:         .res 1
taken:          .res 1          ; what has been put into the queue
taken_key:      .res 1          ; its number
held:           .res 1
shifted:        .res 1
pressed:        .res 1
line:           .res 1
seed:           .res 4

.segment "HICODE"
keys_frame:
        jsr     look
        lda     keys_now
        cmp     before
        sta     before
        bne     @rts            ; not yet sure
        cmp     taken
        beq     @same
        sta     taken
        ldx     #HELD_FIRST
        stx     held
        ldx     pressed
        cpx     taken_key       ; the same key, but shift went first: nothing new
        stx     taken_key
        bne     @new
        cpx     #NO_KEY         ; the stick's ways are all this one
        bne     @rts
@new:   tax
        beq     @rts
        jmp     key_put
@same:  tax
        beq     keys_up
        cmp     #KEY_RIGHT+1    ; only what moves repeats
        bcc     @moves
        cmp     #KEY_RUB
        bne     @rts
@moves: dec     held
        bne     @rts
        ldx     #HELD_NEXT
        stx     held
        jmp     key_put
@rts:   rts
keys_up:
        rts

; ---------------------------------------------------------------------------
; key_put: A to the queue, and its moment into the seed: the moments of keys are all its
; chance
; Zero page: zp_frame. Bytes: 55. Cycles: 161.
; ---------------------------------------------------------------------------
key_put:
        inc     keys_seen
        ldx     keys_waiting
        cpx     #QUEUE
        bcs     @full
        sta     key_queue,x
        inc     keys_waiting
@full:  lda     CIA1_TIMER
        eor     seed
        adc     zp_frame
        sta     seed
        lda     CIA1_TIMER+1
        eor     seed+1
        sta     seed+1
        ldx     #3              ; a byte round
@round: lda     seed,x
        adc     seed
        rol     a
        eor     seed,x
        sta     seed,x
        dex
        bpl     @round
        rts

; ---------------------------------------------------------------------------
; look: what is pressed, to keys_now
; Bytes: 219 with the tables. Cycles: 117 with nothing, 1,080 with a key.
; ---------------------------------------------------------------------------
look:   ldx     #0
        stx     keys_now
        stx     CIA1_B_WAY
        stx     shifted
        dex
        stx     pressed
        stx     CIA1_A_WAY
        stx     CIA1_A
        cpx     CIA1_B          ; a stick in port 1 looks like keys: no keys then
        bne     stick
        inx                     ; any key at all?
        stx     CIA1_A
        ldy     CIA1_B
        iny
        beq     stick           ; Y is 0 from here: the key's number
        ldy     #0
        lda     #%11111110
@row:   sta     CIA1_A
        sta     line
        lda     CIA1_B
        eor     #$FF
        ldx     #8
@key:   lsr     a
        bcc     @up
        cpy     #SHIFT_LEFT
        beq     @shift
        cpy     #SHIFT_RIGHT
        beq     @shift
        sty     pressed
        jmp     @up
@shift: inc     shifted
@up:    iny
        dex
        bne     @key
        lda     line
        sec
        rol     a
        bcs     @row
        ldx     pressed
        bmi     stick           ; a shift key alone
        lda     codes,x
        ldy     shifted
        beq     @code
        ldy     #SHIFTED - 1
@find:  cmp     plain,y
        beq     @other
        dey
        bpl     @find
        bmi     @code
@other: lda     other,y
@code:  sta     keys_now
        rts

stick:  lda     #$FF
        sta     CIA1_A
        lda     CIA1_A
        ldx     #4
@way:   lsr     a
        bcc     @moved
        dex
        bpl     @way
        rts
@moved: lda     stick_keys,x
        sta     keys_now
        rts

stick_keys:     .byte KEY_OK, KEY_RIGHT, KEY_LEFT, KEY_DOWN, KEY_UP

; With a shift key these mean others.
plain:          .byte KEY_DOWN, KEY_RIGHT, ",./"
other:          .byte KEY_UP, KEY_LEFT, "<>?"
SHIFTED = 5

; The keyboard's 64 keys, as the matrix has them.
codes:  .byte   KEY_RUB, KEY_OK, KEY_RIGHT, 0, 0, 0, 0, KEY_DOWN
        .byte   "3WA4ZSE", 0
        .byte   "5RD6CFTX"
        .byte   "7YG8BHUV"
        .byte   "9IJ0MKON"
        .byte   "+PL-.:@,"
        .byte   0, "*;", 0, 0, "=", 0, "/"
        .byte   "1", KEY_BACK, 0, "2 ", 0, "Q", KEY_BACK

; ---------------------------------------------------------------------------
; u32 plat_seed(void)
; Returns: (sreg+1 sreg X A). Bytes: 23. Cycles: 42.
; ---------------------------------------------------------------------------
_plat_seed:
        lda     seed+2
        sta     sreg
        lda     seed+3
        sta     sreg+1
        ldx     seed+1
        lda     seed            ; another one every time: who asks until it is not 0
        eor     CIA1_TIMER      ; must come to an end
        sta     seed
        rts
