; ---------------------------------------------------------------------------
; packed.s: packed files, as make_disk.sh puts them on the disk
; ---------------------------------------------------------------------------
.export packed_read, packed_up
.import disk_read, _plat_size
.include "zeropage.inc"
.include "kernal.inc"

.code
; ---------------------------------------------------------------------------
; packed_read: fetches the file whose name is composed to A (low) and Y (high), at most
; fetch_most bytes, and looks whether it is whole: two sums of all bytes are its last
; two, for unpacking anything else would write anywhere
; Returns: A = 0 or TROUBLE_..., and the zero flag is its; plat_size is the stream's.
; Zero page: zp_at, zp_from, zp_count, zp_char. Bytes: 99. Cycles: 36 a byte, and
; disk_read's.
; ---------------------------------------------------------------------------
packed_read:
        sta     zp_at
        sty     zp_at+1
        jsr     disk_read
        bne     @rts
        sec                     ; back to its beginning
        lda     zp_at
        sbc     _plat_size
        sta     zp_at
        lda     zp_at+1
        sbc     _plat_size+1
        sta     zp_at+1
        sec
        lda     _plat_size
        sbc     #2
        sta     _plat_size
        tax                     ; (zp_from X) counts down
        lda     _plat_size+1
        sbc     #0
        sta     _plat_size+1
        bcc     @bad
        sta     zp_from
        ldy     #0
        sty     zp_count
        sty     zp_char
@byte:  txa
        bne     @low
        dec     zp_from
        bmi     @end            ; no file is half of the memory
@low:   dex
        clc
        lda     (zp_at),y
        adc     zp_count
        sta     zp_count
        clc
        adc     zp_char
        sta     zp_char
        inc     zp_at
        bne     @byte
        inc     zp_at+1
        bne     @byte           ; always
@end:   lda     (zp_at),y
        cmp     zp_count
        bne     @bad
        iny
        lda     (zp_at),y
        cmp     zp_char
        bne     @bad
        lda     #0
@rts:   rts
@bad:   lda     #TROUBLE_DAMAGED
        rts

; ---------------------------------------------------------------------------
; packed_up: moves the plat_size bytes at A (low) and Y (high) up to end at pack_from,
; which then points at their beginning
;   From the back, page by page: the last one takes along what lies below.
; Zero page: zp_at, zp_from. Bytes: 57. Cycles: 18 a byte, of whole pages.
; ---------------------------------------------------------------------------
packed_up:
        clc
        adc     _plat_size
        sta     zp_from
        tya
        adc     _plat_size+1
        sta     zp_from+1
        lda     pack_from
        sta     zp_at
        lda     pack_from+1
        sta     zp_at+1
        sec
        lda     pack_from
        sbc     _plat_size
        sta     pack_from
        lda     pack_from+1
        sbc     _plat_size+1
        sta     pack_from+1
        ldx     _plat_size+1
        inx
        ldy     #0
@page:  dec     zp_from+1
        dec     zp_at+1
@byte:  dey
        lda     (zp_from),y
        sta     (zp_at),y
        tya
        bne     @byte
        dex
        bne     @page
        rts
