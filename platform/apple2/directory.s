; ---------------------------------------------------------------------------
; directory.s: the directory of the saved games, and the way through a game's sectors
;
; A sector is read within a turn of the disk, 205,000 cycles, most often half of one; what
; is told below is what comes on top.
; ---------------------------------------------------------------------------
.include "saves.inc"

.segment "MACHINE"

; ---------------------------------------------------------------------------
; directory_read: the newer of the two that are good, into the buffer
; Returns: A = 0 or TROUBLE_..., and the zero flag is its; newer.
; Zero page: that of disk.s, zp_target, zp_sum, zp_temp. Bytes: 84. Cycles: 30,000 for three
; sectors, and disk_on's and disk_seek's.
; ---------------------------------------------------------------------------
directory_read:
        jsr     disk_on
        bcs     @gone
        lda     #0
        sta     zp_target
        lda     #>SECTOR_BUFFER
        sta     zp_target+1
        lda     #DIRECTORY_TRACK
        jsr     disk_seek
        jsr     disk_address
        bcs     @gone
        lda     #OTHER_SECTOR
        jsr     directory_good
        bne     @first
        lda     TURN
        sta     turns
        lda     TURN+1
        sta     turns+1
        lda     #0
        jsr     directory_good
        bne     @other
        lda     TURN            ; is it later? (turn - other turn) below 32,768
        cmp     turns
        lda     TURN+1
        sbc     turns+1
        bpl     @zero
@other: lda     #OTHER_SECTOR
        bne     @take
@first: lda     #0
@take:  sta     newer
        jsr     directory_good
        bne     @damaged
        rts
@zero:  lda     #0
        sta     newer
        rts
@gone:  lda     #TROUBLE_NO_DISK
        rts
@damaged:
        lda     #TROUBLE_DAMAGED
        rts

; ---------------------------------------------------------------------------
; directory_good: reads sector A; is it a directory?
; sum_directory: zp_sum of the buffer
; Returns: A = 0 if it is, and the zero flag is its. Zero page: zp_sum, and disk_read's.
; Bytes: 56. Cycles: 10,000; the sum alone 9,930.
; ---------------------------------------------------------------------------
directory_good:
        jsr     disk_read
        bcs     @bad
        ldx     #4
@magic: lda     SECTOR_BUFFER,x
        cmp     magic,x
        bne     @bad
        dex
        bpl     @magic
        jsr     sum_directory
        lda     SUM
        eor     zp_sum
        bne     @bad
        lda     SUM+1
        eor     zp_sum+1
        rts
@bad:   lda     #1
        rts

sum_directory:
        lda     #0
        sta     zp_sum
        sta     zp_sum+1
        tay
@byte:  lda     SECTOR_BUFFER,y
        jsr     sum_byte
        iny
        cpy     #254
        bne     @byte
        rts

; ---------------------------------------------------------------------------
; sum_byte: A into zp_sum: the sum, and the sum of sums
; Preserved: X, Y. Bytes: 11. Cycles: 28.
; ---------------------------------------------------------------------------
sum_byte:
        clc
        adc     zp_sum
        sta     zp_sum
        clc
        adc     zp_sum+1
        sta     zp_sum+1
        rts

; ---------------------------------------------------------------------------
; find_name: the row with the name zp_glyph
; Returns: zp_row, and A and the zero flag: not 0 if there is one.
; Bytes: 62. Cycles: 43 for each row, 20 for an empty one; 22 for a letter that is the same.
; ---------------------------------------------------------------------------
find_name:
        ldx     #ROWS
@row:   lda     ROW_TRACK,x
        beq     @next
        stx     zp_row
        ldy     #0
@letter:
        lda     (zp_glyph),y
        beq     @end
        cmp     SECTOR_BUFFER,x
        bne     @other
        inx
        iny
        cpy     #SAVE_NAME_MAX
        bne     @letter
        beq     @found
@end:   cpy     #SAVE_NAME_MAX
        beq     @found
        lda     SECTOR_BUFFER,x
        cmp     #' '
        bne     @other
        inx
        iny
        bne     @end
@found: lda     zp_row
        rts
@other: ldx     zp_row
@next:  txa
        clc
        adc     #16
        tax
        cpx     #ROWS_END
        bcc     @row
        lda     #NOTHING
        sta     zp_row
        rts

; ---------------------------------------------------------------------------
; find_free: a row that names no game
; next_row: Y to the next row; carry set if there is none
; Returns: zp_row, in Y too. Preserved: X. Bytes: 25. Cycles: 31 a row; next_row 22.
; ---------------------------------------------------------------------------
find_free:
        ldy     #ROWS
@row:   lda     ROW_TRACK,y
        beq     @free
        jsr     next_row
        bcc     @row
        ldy     #NOTHING
@free:  sty     zp_row
        rts

next_row:
        tya
        clc
        adc     #16
        tay
        cpy     #ROWS_END
        rts

; ---------------------------------------------------------------------------
; first_sector: to track A and the beginning of a game
; next_sector: every fifth, for four others pass while one is made into nibbles and written
; next_chunk: how much of zp_size the next sector holds; carry set if nothing is left
; Zero page: sector, zp_sum, chunk, zp_size. Bytes: 48. Cycles: 23 and disk_seek's; 24; 29,
; the last 33.
; ---------------------------------------------------------------------------
first_sector:
        jsr     disk_seek
        lda     #0
        sta     sector
        sta     zp_sum
        sta     zp_sum+1
        rts

next_sector:
        lda     sector
        clc
        adc     #5
        and     #15
        sta     sector
        rts

next_chunk:
        lda     zp_size+1
        beq     @rest
        dec     zp_size+1
        lda     #0
        sta     chunk
        clc
        rts
@rest:  lda     zp_size
        beq     @none
        sta     chunk
        lda     #0
        sta     zp_size
        clc
        rts
@none:  sec
        rts

; ---------------------------------------------------------------------------
; saves_end: everybody's end: trouble in A, the motor off
; Preserved: A, X, Y. Bytes: 6. Cycles: 35.
; ---------------------------------------------------------------------------
saves_end:
        pha
        jsr     disk_off
        pla
        rts

.segment "ART"
magic:  .byte   "TPSV", 1
