; ---------------------------------------------------------------------------
; u8 plat_key(u8 tenths)
;   key_waits is in its way if it waits as long as it takes: a place for tests to stop.
; Zero page: zp_frame. Bytes: 75. Cycles: 162 if a key is there, else what is asked for;
; 41 if that is nothing.
; ---------------------------------------------------------------------------
.export _plat_key, key_waits, _plat_point_x, _plat_point_y, _plat_leave
.import key_queue, keys_waiting, frames_a_tenth
.include "zeropage.inc"
.include "machine.inc"

KEY_WAIT = 255

.segment "LOWBSS"
tenths:         .res 1
frames:         .res 1
_plat_point_x:  .res 1          ; there is nothing to point with
_plat_point_y:  .res 1

.code
_plat_key:
        sta     tenths
next_tenth:
        lda     frames_a_tenth
        sta     frames
@look:  lda     keys_waiting
        bne     @take
        lda     tenths
        beq     @none
        lda     zp_frame
@frame: cmp     zp_frame
        beq     @frame
        dec     frames
        bne     @look
        lda     tenths
        cmp     #KEY_WAIT
        beq     key_waits
        dec     tenths
        jmp     next_tenth
@take:  sei
        ldy     key_queue
        ldx     #0
@down:  lda     key_queue+1,x
        sta     key_queue,x
        inx
        cpx     #7
        bne     @down
        dec     keys_waiting
        cli
        tya
        ldx     #0
        rts
@none:  lda     #0
        tax
        rts
key_waits:
        jmp     next_tenth
; ---------------------------------------------------------------------------
; void plat_leave(void)
;   There is nothing to go back to.
; Bytes: 1. Cycles: 12.
; ---------------------------------------------------------------------------
_plat_leave:
        rts
