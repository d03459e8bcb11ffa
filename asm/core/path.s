; ---------------------------------------------------------------------------
; u8 path_clear(u8 q, u8 r, u8 other_q, u8 other_r)
;
;   Walks the ray: at each step b, the steps in the second direction, grows by
;   hex_ray_b / distance. The line is nearer to the hex reached with b rounded down
;   ("low") or to the next one clockwise ("high": one step less in the first
;   direction, one more in the second), or on the edge between them. C counts both
;   numbers anew for every hex; here low walks on by one step a time.
;
; Returns: A = 1 if the way is free.
; Zero page: tmp1 and ptr1 of hex_look, tmp2, tmp3 fraction, tmp4 steps left; ptr3 low's q
; and r; ptr4 distance and hex_ray_b.
; Bytes: 210. Cycles: about 230 and 200 for each hex between.
;
; path_between: the same from assembly, from unit Y to unit X.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _path_clear, path_between, _path_bare, _path_taken
.import ray, ray_of, hex_look, step_q, step_r, pop3
.import _hex_ray_direction, _hex_ray_a, _hex_ray_b

low_q    = ptr3
low_r    = ptr3+1
distance = ptr4
slope    = ptr4+1
fraction = tmp3
left     = tmp4

.bss
_path_bare:     .res 1
_path_taken:    .res 1
second:         .res 1          ; the direction after hex_ray_direction

.code
_path_clear:
        jsr     ray
        ldy     #2
        lda     (sp),y
        sta     low_q
        dey
        lda     (sp),y
        sta     low_r
        jsr     walk
        jmp     pop3

path_between:
        lda     _unit_q,y
        sta     low_q
        lda     _unit_r,y
        sta     low_r
        lda     _unit_r,x
        sec
        sbc     low_r
        sta     tmp1
        lda     _unit_q,x
        sec
        sbc     low_q
        jsr     ray_of
walk:   ldx     _hex_ray_direction
        inx
        cpx     #DIRECTIONS+1
        bcc     @next
        ldx     #1
@next:  stx     second
        lda     _hex_ray_b
        sta     slope
        clc
        adc     _hex_ray_a
        sta     distance
        sta     left
        beq     @free
        lda     #0
        sta     fraction
@step:  dec     left
        beq     @free
        ldx     _hex_ray_direction
        lda     fraction
        clc
        adc     slope
        cmp     distance
        bcc     @first
        sbc     distance
        ldx     second
@first: sta     fraction
        lda     low_q
        clc
        adc     step_q,x
        sta     low_q
        lda     low_r
        clc
        adc     step_r,x
        sta     low_r
        lda     fraction
        asl
        cmp     distance
        beq     @edge
        bcs     @high
        jsr     low_blocks
        beq     @step
        bne     @blocked        ; always
@edge:  jsr     low_blocks
        beq     @step
@high:  jsr     high_blocks
        beq     @step
@blocked:
        lda     #0
        rts
@free:  lda     #1
        rts

; Whether high, or low, blocks: zero if not. Off the map counts as blocking, so
; that the hex on the other side of the line decides.
high_blocks:
        ldx     second
        ldy     _hex_ray_direction
        lda     low_q
        clc
        adc     step_q,x
        sec
        sbc     step_q,y
        sta     tmp2
        lda     low_r
        clc
        adc     step_r,x
        sec
        sbc     step_r,y
        ldx     tmp2
        jmp     blocks
low_blocks:
        ldx     low_q
        lda     low_r
blocks: jsr     hex_look
        bcs     @off
        ldx     _path_bare
        cmp     #NO_UNIT
        beq     @bare
        ldx     _path_taken
@bare:  txa
        and     _tbl_terrain,y
        rts
@off:   lda     #1
        rts
