; ---------------------------------------------------------------------------
; void plat_picture(u8 picture)
;   A picture is two packed streams: 360 bytes of colours (two a byte) with 720 of the
;   screen, then 5760 of dots. The title's waits where the program was loaded to; the
;   others, and the title once that place was needed, come from the disk. Without that
;   disk, or from a damaged one, there is no picture, and the game goes on.
; Zero page: zp_at, zp_from, zp_count, zp_char. Bytes: 83. Cycles: those of show and up to
; two frames; 2,540 more for each byte that comes from the disk, of 3 KB at most.
; ---------------------------------------------------------------------------
.export _plat_picture, title_gone
.import disk_begin, disk_end, disk_letters, fetch_most, packed_read, packed_up, _plat_size
.import look_at_nothing, look_at_text, look_at_picture, wait_frame, marks_off
.import unpack_more, map_set_made, __TITLE_SIZE__
.include "zeropage.inc"
.include "machine.inc"
.include "ascii.inc"

PICTURE_TITLE   = 0
MOST            = $0C00
CELLS           = PICTURE_ROWS * SCREEN_WIDTH

.segment "LOWBSS"
title_gone:     .res 1

.segment "TITLE"
        .incbin "title.pic"
title_end:

.code
_plat_picture:
        pha
        jsr     marks_off
        pla
        bne     @disk
        ldx     title_gone
        bne     @disk
        lda     #<(title_end - PACKED_PICTURE)
        sta     _plat_size
        lda     #>(title_end - PACKED_PICTURE)
        sta     _plat_size+1
        bne     @there          ; always
@disk:  ora     #'0'
        sta     name_end - 2
        lda     #<MOST
        sta     fetch_most
        lda     #>MOST
        sta     fetch_most+1
        jsr     disk_begin
        lda     #<name
        ldy     #>name
        jsr     disk_letters
        lda     #<PACKED_PICTURE
        ldy     #>PACKED_PICTURE
        jsr     packed_read
        jsr     disk_end
        tax
        bne     @none
@there: lda     #1
        sta     title_gone
        jsr     look_at_nothing
        jsr     wait_frame
        jsr     show
        jsr     look_at_picture
        jmp     wait_frame
@none:  rts

.data
name:   .byte   "PICTURE0", 0
name_end:

.segment "HICODE"
; ---------------------------------------------------------------------------
; show: unpacks the plat_size bytes of a picture
; Zero page: that of packed_up, zp_count, zp_char, pack_... Bytes: 151. Cycles: 557,000 for
; the title, 484,000 of them depack's.
; ---------------------------------------------------------------------------
show:   lda     #0
        sta     map_set_made
        lda     #ALL_RAM
        sta     CPU_PORT

; To the end of its place.
        lda     #<PICTURE_END
        sta     pack_from
        lda     #>PICTURE_END
        sta     pack_from+1
        lda     #<PACKED_PICTURE
        ldy     #>PACKED_PICTURE
        jsr     packed_up
        jsr     bitmap_next
        lda     #NO_ROM
        sta     CPU_PORT
        ldx     #0              ; the screen's bytes
@screen:
.repeat 2, page
        lda     BITMAP + CELLS / 2 + page * 256,x
        sta     SCREEN + page * 256,x
.endrepeat
        lda     BITMAP + CELLS / 2 + CELLS - 256,x
        sta     SCREEN + CELLS - 256,x
        inx
        bne     @screen
        lda     #<BITMAP        ; the colours'
        sta     zp_from
        lda     #>BITMAP
        sta     zp_from+1
        lda     #<COLOURS
        sta     zp_at
        lda     #>COLOURS
        sta     zp_at+1
        ldx     #CELLS / 2 / 120
@part:  lda     #120
        sta     zp_count
        ldy     #0
@pair:  sty     zp_char
        lda     (zp_from),y
        pha
        tya
        asl     a
        tay
        pla
        sta     (zp_at),y
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        iny
        sta     (zp_at),y
        ldy     zp_char
        iny
        dec     zp_count
        bne     @pair
        lda     zp_from
        clc
        adc     #120
        sta     zp_from
        bcc     @page
        inc     zp_from+1
@page:  lda     zp_at
        clc
        adc     #240
        sta     zp_at
        bcc     @next
        inc     zp_at+1
@next:  dex
        bne     @part
        lda     #ALL_RAM
        sta     CPU_PORT
        jsr     bitmap_next
        lda     #NO_ROM
        sta     CPU_PORT
        rts

bitmap_next:
        lda     #<BITMAP
        sta     pack_to
        lda     #>BITMAP
        sta     pack_to+1
        jmp     unpack_more
