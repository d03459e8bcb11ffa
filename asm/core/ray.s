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
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export _hex_ray, ray
.export _hex_ray_direction, _hex_ray_a, _hex_ray_b
.import pop3

.bss
_hex_ray_direction:     .res 1
_hex_ray_a:             .res 1
_hex_ray_b:             .res 1

.code
_hex_ray:
        jsr     ray
        jmp     pop3

; The same, with the arguments left on the stack.
ray:    ldy     #1
        sec
        sbc     (sp),y          ; other_r - r
        sta     tmp1
        dey
        lda     (sp),y
        ldy     #2
        sec
        sbc     (sp),y          ; other_q - q: within 31 of zero
        bcc     @west
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
