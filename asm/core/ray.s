; ---------------------------------------------------------------------------
; void hex_ray(u8 q, u8 r, u8 other_q, u8 other_r)
;
;   The direction of a target: a steps in one direction, b in the next clockwise.
;   With dq and dr the differences, by their signs:
;
;     dq >= 0, dr <  0, -dr >  dq: 1, -dr - dq, dq     dq < 0, dr > 0,  dr > -dq: 4, dr + dq, -dq
;     dq >= 0, dr <  0, -dr <= dq: 2, -dr, dq + dr     dq < 0, dr > 0, dr <= -dq: 5, dr, -dq - dr
;     dq >  0, dr >= 0:            3, dq, dr           dq < 0, dr <= 0:           6, -dq, -dr
;     dq =  0, dr >= 0:            4, dr, 0
;
;   The right half is the left one turned by three directions, so that both share
;   their code.
;
; Zero page: tmp1 |dr|, tmp2 |dq|. Bytes: 117. Cycles: about 130.
;
; ray: the same, with the arguments left on the stack. Cycles: about 90.
; ray_of: the same from assembly, other_r - r in tmp1, other_q - q in A with its carry.
; Cycles: 46 to 85.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _hex_ray, ray, ray_of, ray_turn, ray_toward
.export _hex_ray_direction, _hex_ray_a, _hex_ray_b
.import pop3

.bss
_hex_ray_direction:     .res 1
_hex_ray_a:             .res 1
_hex_ray_b:             .res 1

.rodata
; Where a step leads: 0 nearer to the target, 1 as near, 2 farther. By its direction
; less the target's, from -5 to 5: first for a target between two directions, then
; for one straight ahead.
ray_toward:
        .byte   0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1
        .byte   1, 2, 2, 2, 1, 0, 1, 2, 2, 2, 1
STRAIGHT = 11

.code
_hex_ray:
        jsr     ray
        jmp     pop3

ray:    ldy     #1
        sec
        sbc     (sp),y          ; other_r - r
        sta     tmp1
        dey
        lda     (sp),y
        ldy     #2
        sec
        sbc     (sp),y          ; other_q - q: within 31 of zero

ray_of: bcc     @west
        sta     tmp2
        ldx     #1              ; the first of the three directions to the east
        lda     tmp1            ; |dr| is within 31 + 15 + 15: bit 7 is its sign
        bmi     @turned
        ldy     tmp2
        bne     @third
        ldx     #4              ; due south
        bne     @set            ; always: a = dr, b = 0

@west:  eor     #$FF
        adc     #1
        sta     tmp2
        ldx     #4
        lda     #0
        sec
        sbc     tmp1            ; turned: dr > 0 is what dr < 0 was
        bmi     @turned
@third: inx                     ; 3 or 6: a = |dq|, b = |dr|
        inx
        ldy     tmp2
        sty     _hex_ray_a
        sta     _hex_ray_b
        stx     _hex_ray_direction
        rts

@turned:
        eor     #$FF
        clc
        adc     #1              ; |dr|
        ldy     tmp2
        sty     _hex_ray_b
        sec
        sbc     tmp2
        beq     @second
        bcs     @set0           ; |dr| > |dq|: a = |dr| - |dq|, b = |dq|
@second:
        eor     #$FF            ; a = |dr|, b = |dq| - |dr|
        clc
        adc     #1
        sta     _hex_ray_b
        lda     tmp2
        sec
        sbc     _hex_ray_b
        inx
@set0:  sta     _hex_ray_a
        stx     _hex_ray_direction
        rts
@set:   sta     _hex_ray_a
        sty     _hex_ray_b      ; Y = |dq| = 0
        stx     _hex_ray_direction
        rts

; ---------------------------------------------------------------------------
; ray_turn: what is added to a direction to have the index in ray_toward-1 of a step
; in that direction from unit Y, towards unit X; it is not below 0
; Returns: A. Zero page: tmp1, tmp2. Bytes: 33. Cycles: about 110.
; ---------------------------------------------------------------------------
ray_turn:
        lda     _unit_r,x
        sec
        sbc     _unit_r,y
        sta     tmp1
        lda     _unit_q,x
        sec
        sbc     _unit_q,y
        jsr     ray_of
        lda     #6
        ldx     _hex_ray_b
        bne     @between
        lda     #6 + STRAIGHT
@between:
        sec
        sbc     _hex_ray_direction
        rts
