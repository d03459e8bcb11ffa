; ---------------------------------------------------------------------------
; u8 __fastcall__ plat_key(u8 tenths);
;
; Arguments   A tenths of a second to wait, KEY_WAIT: as long as it takes
; Returns     A the key, X 0
; Zero page   zp_frame
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
key_waits:                      ; as long as it takes: a place for tests to stop
        jmp     next_tenth
_plat_leave:                    ; nothing to go back to
        rts
