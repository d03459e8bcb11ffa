; ---------------------------------------------------------------------------
; make_map_set: the figures' characters, in their place under I/O
;
; The figures look to the right; behind them come the same, looking to the left.
; The bits of a byte are mirrored and so are the two columns of a figure.
;
; Zero page: zp_from, zp_at, zp_char. Bytes: 117. Cycles: 48,900.
; ---------------------------------------------------------------------------
.export make_map_set
.import map_set_made
.include "zeropage.inc"
.include "machine.inc"
.include "c64_art.inc"

BYTES = CHAR_MIRRORED * 8       ; two pages, less some
.assert BYTES > 256 && BYTES <= 512, error

.segment "HIRODATA"
map_set:        .incbin "figure_set.bin"

.segment "GROUNDS"              ; these stay where they are loaded to
        .incbin "ground_set.bin"

.segment "HICODE"
make_map_set:
        lda     #1
        sta     map_set_made
        lda     #ALL_RAM
        sta     CPU_PORT
        ldx     #0
@copy:
        lda     map_set,x
        sta     MAP_SET,x
        lda     map_set + BYTES - 256,x
        sta     MAP_SET + BYTES - 256,x
        inx
        bne     @copy

        lda     #<(MAP_SET + CHAR_FIGURE * 8)
        sta     zp_from
        lda     #>(MAP_SET + CHAR_FIGURE * 8)
        sta     zp_from+1
        lda     #<(MAP_SET + CHAR_MIRRORED * 8)
        sta     zp_at
        lda     #>(MAP_SET + CHAR_MIRRORED * 8)
        sta     zp_at+1
        ldx     #FIGURES * 2    ; pairs of characters
@pair:  ldy     #15
@byte:  lda     (zp_from),y
        .repeat 8
        lsr     a
        rol     zp_char
        .endrepeat
        tya
        eor     #8              ; left for right
        tay
        lda     zp_char
        sta     (zp_at),y
        tya
        eor     #8
        tay
        dey
        bpl     @byte
        lda     zp_from
        clc
        adc     #16
        sta     zp_from
        bcc     @from
        inc     zp_from+1
@from:  lda     zp_at
        clc
        adc     #16
        sta     zp_at
        bcc     @at
        inc     zp_at+1
@at:    dex
        bne     @pair
        lda     #NO_ROM
        sta     CPU_PORT
        rts
