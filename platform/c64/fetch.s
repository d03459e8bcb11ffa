; ---------------------------------------------------------------------------
; u8 plat_fetch(const char *name, u8 *bytes, u16 most)
;   Byte by byte and not with LOAD, which would not stop at most.
; Returns: A 0 or TROUBLE_..., X 0; plat_size.
; Zero page: zp_at, zp_from. Bytes: 34. Cycles: 130, and those of what it calls.
; ---------------------------------------------------------------------------
.export _plat_fetch, disk_read, fetch_most, _plat_size
.import popax, disk_begin, disk_end, disk_name, disk_open, disk_talk, disk_trouble, save_name, late_page
.include "zeropage.inc"
.include "machine.inc"
.include "kernal.inc"

CHANNEL = 2
ENDED   = $40                   ; of READST

.segment "TAPEBSS"
fetch_most:     .res 2
_plat_size:     .res 2
status:         .res 1

.code
_plat_fetch:
        sta     fetch_most
        stx     fetch_most+1
        jsr     popax
        sta     zp_at
        stx     zp_at+1
        jsr     popax
        sta     save_name
        stx     save_name+1
        jsr     disk_begin
        jsr     disk_name
        jsr     disk_read
        jmp     disk_end

; ---------------------------------------------------------------------------
; disk_read: the file whose name is composed to zp_at, at most fetch_most bytes, without
; its load address
; Returns: A = 0 or TROUBLE_..., and the zero flag is its; plat_size; zp_at behind the
; last byte. Bytes: 112. Cycles: 38 a byte beside the KERNAL's, which takes some 2,500 to
; fetch it.
; ---------------------------------------------------------------------------
disk_read:
        lda     #0
        sta     _plat_size
        sta     _plat_size+1
        sta     status
        lda     #CHANNEL
        jsr     disk_open
        bcs     @close
        lda     #0
        jsr     disk_talk
        jsr     KERNAL_ACPTR    ; the load address
        jsr     KERNAL_READST
        bne     @done
        jsr     KERNAL_ACPTR
        jsr     KERNAL_READST
        bne     @done
@byte:  jsr     KERNAL_ACPTR
        ldy     #0
        sta     (zp_at),y
        inc     zp_at
        bne     @at
        inc     zp_at+1
@at:    inc     _plat_size
        bne     @size
        inc     _plat_size+1
        jsr     late_page
@size:  jsr     KERNAL_READST
        bne     @done
        lda     _plat_size
        cmp     fetch_most
        bne     @byte
        lda     _plat_size+1
        cmp     fetch_most+1
        bne     @byte
        lda     #$02            ; there is more than there may be
@done:  sta     status
@close: jsr     KERNAL_UNTLK
        lda     #CHANNEL
        jsr     KERNAL_CLOSE
        jsr     disk_trouble
        bne     @out
        lda     status
        eor     #ENDED
        beq     @out
        lda     #TROUBLE_DAMAGED
@out:   rts
