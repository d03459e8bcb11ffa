; ---------------------------------------------------------------------------
; loader.s: the first bytes of timepoint.prg
;
; RUN finds a BASIC line that comes here. The packed program behind the loader is
; moved to the end of what it unpacks to, all of memory being RAM for the while,
; and unpacked over itself from the front. tools/pack fills in the four words.
;
; Zero page: $02 to $0D. Bytes: 157 with BASIC's line and the four words. Cycles: 18 for each
; byte of the packed program, 6,200 for the loader itself, and depack's.
; ---------------------------------------------------------------------------
.import __DEPACK_LOAD__, __DEPACK_RUN__, __DEPACK_SIZE__

CPU_PORT    = $01
ALL_RAM     = $34
KERNAL_IN   = $36
VIC_CONTROL = $D011
BORDER      = $D020

.zeropage
pack_from:      .res 2
pack_to:        .res 2
pack_copy:      .res 2
pack_value:     .res 2
pack_length:    .res 2
pack_bits:      .res 1
pack_save:      .res 1

.segment "TABLES"
pack_low:       .res 40
pack_high:      .res 40
pack_width:     .res 40

.segment "LOADER"
        .word   $0801
        .word   @end            ; 1981 SYS 2061
        .word   1981
        .byte   $9E, "2061", 0
@end:   .word   0
        jmp     move

size:   .res    2               ; of the stream behind the loader
end:    .res    2               ; where its last byte goes, and one
target: .res    2               ; where the program begins in memory
start:  .res    2               ; its first instruction

move:   sei
        lda     #0
        sta     VIC_CONTROL
        sta     BORDER
        ldx     #0
@code:  lda     __DEPACK_LOAD__,x
        sta     __DEPACK_RUN__,x
        lda     __DEPACK_LOAD__+$100,x
        sta     __DEPACK_RUN__+$100,x
        inx
        bne     @code
        jmp     unpack

.segment "DEPACK"
unpack: lda     #ALL_RAM
        sta     CPU_PORT
        clc
        lda     #<(__DEPACK_LOAD__ + __DEPACK_SIZE__)
        adc     size
        sta     pack_from
        lda     #>(__DEPACK_LOAD__ + __DEPACK_SIZE__)
        adc     size+1
        sta     pack_from+1
        lda     end
        sta     pack_to
        lda     end+1
        sta     pack_to+1
        lda     target          ; all that is needed of the words when they are gone
        pha
        lda     target+1
        pha
        lda     start
        sta     go+1
        lda     start+1
        sta     go+2
; Page by page from the end; the last page takes along up to 255 bytes that lie
; before the stream, and what it writes them over is still empty.
        ldx     size+1
        inx
        ldy     #0
@page:  dec     pack_from+1
        dec     pack_to+1
@byte:  dey
        lda     (pack_from),y
        sta     (pack_to),y
        tya
        bne     @byte
        dex
        bne     @page
        sec
        lda     end
        sbc     size
        sta     pack_from
        lda     end+1
        sbc     size+1
        sta     pack_from+1
        pla
        sta     pack_to+1
        pla
        sta     pack_to
        jsr     depack
        lda     #KERNAL_IN
        sta     CPU_PORT
go:     jmp     $FFFF
.include "depack.inc"
