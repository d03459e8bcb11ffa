; ---------------------------------------------------------------------------
; saves.s: the saved games, in tracks of the game's own disk
;
; tools/diskc/saves.hpp tells how they lie there. A game is written to a track that no
; row of the directory names, and read back; then the older of the two directories is
; written, and read back. Until that is good the newer one counts, and all it names is
; as it was.
;
; This file is in LOW and directory.s in bank 2, as there is room: bank 2 is there while
; any of it runs. Cycles are those beside the drive's, and the drive takes the most of them:
; directory_read's, and most of a turn, up to 205,000, for each sector.
; ---------------------------------------------------------------------------
.include "saves.inc"

.segment "LOWCODE"

; ---------------------------------------------------------------------------
; saves_list: u8 plat_list(void)
; Returns: A = 0 or TROUBLE_...; plat_saves, save_names.
; Zero page: zp_count. Bytes: 75. Cycles: 300 for each game.
; ---------------------------------------------------------------------------
saves_list:
        lda     #0
        sta     _plat_saves
        jsr     directory_read
        bne     @done
        ldx     #0              ; in save_names
        ldy     #ROWS
@row:   lda     ROW_TRACK,y
        beq     @next
        tya
        pha
        lda     #SAVE_NAME_MAX
        sta     zp_count
@copy:  lda     SECTOR_BUFFER,y
        sta     save_names,x
        iny
        inx
        dec     zp_count
        bne     @copy
        lda     #0
        sta     save_names,x
        txa
        tay
@blank: lda     save_names-1,y  ; a name does not end with a blank
        cmp     #' '
        bne     @whole
        lda     #0
        sta     save_names-1,y
        dey
        bne     @blank
@whole: inx
        inc     _plat_saves
        pla
        tay
@next:  jsr     next_row
        bcc     @row
        lda     #0
@done:  jmp     saves_end

; ---------------------------------------------------------------------------
; saves_fetch: u8 plat_fetch(const char *name, u8 *bytes, u16 most)
; Arguments: zp_glyph, zp_screen, zp_size.
; Returns: A = 0 or TROUBLE_...; plat_size.
; Zero page: zp_row, zp_sum, zp_temp, zp_tile. Bytes: 128. Cycles: 70 a byte.
; ---------------------------------------------------------------------------
saves_fetch:
        lda     zp_size
        sta     room
        lda     zp_size+1
        sta     room+1
        jsr     directory_read
        bne     @done
        jsr     find_name
        ldx     zp_row
        lda     #TROUBLE_NOT_FOUND
        cpx     #NOTHING
        beq     @done
        lda     ROW_SIZE,x
        sta     zp_size
        sta     _plat_size
        lda     ROW_SIZE+1,x
        sta     zp_size+1
        sta     _plat_size+1
        lda     ROW_SUM,x
        pha
        lda     ROW_SUM+1,x
        pha
        lda     ROW_TRACK,x
        jsr     first_sector
@sector:
        jsr     next_chunk
        bcs     @read
        lda     sector
        jsr     disk_read
        bcs     @bad
        ldy     #0
@byte:  lda     room
        ora     room+1
        beq     @full
        lda     room
        bne     @low
        dec     room+1
@low:   dec     room
        lda     SECTOR_BUFFER,y
        sta     (zp_screen),y
@full:  lda     SECTOR_BUFFER,y
        jsr     sum_byte
        iny
        cpy     chunk
        bne     @byte
        inc     zp_screen+1
        jsr     next_sector
        jmp     @sector
@read:  pla
        tax
        pla
        cpx     zp_sum+1
        bne     @damaged
        cmp     zp_sum
        bne     @damaged
        lda     #0
@done:  jmp     saves_end
@bad:   pla
        pla
@damaged:
        lda     #TROUBLE_DAMAGED
        bne     @done

; ---------------------------------------------------------------------------
; saves_store: u8 plat_store(const char *name, const u8 *bytes, u16 size)
; Arguments: zp_glyph, zp_screen, zp_size.
; Returns: A = 0 or TROUBLE_....
; Zero page: zp_row, zp_sum, zp_temp, zp_tile. Bytes: 71. Cycles: 95 a byte, and what
; disk_write takes; each sector is written and read back.
; ---------------------------------------------------------------------------
saves_store:
        lda     zp_size
        pha
        lda     zp_size+1
        pha
        lda     zp_screen
        pha
        lda     zp_screen+1
        pha
        jsr     directory_read
        bne     @out
        jsr     find_name
        bne     @room
        jsr     find_free
        lda     #TROUBLE_FULL
        ldx     zp_row
        beq     @out
@room:  jsr     find_track
        jsr     write_game
        bne     @out
        pla
        sta     zp_screen+1
        pla
        sta     zp_screen
        pla
        sta     zp_size+1
        pla
        sta     zp_size
        jsr     check_game
        bne     @done
        jsr     write_directory
@done:  jmp     saves_end
@out:   tax
        pla
        pla
        pla
        pla
        txa
        jmp     saves_end

; ---------------------------------------------------------------------------
; find_track: one that no row names
; Returns: track. Bytes: 19. Cycles: 270 for the one that it finds, at most that for each
; before it.
; ---------------------------------------------------------------------------
find_track:
        ldx     #SAVE_TRACK - 1
@next:  inx
        ldy     #ROWS
@row:   txa
        cmp     ROW_TRACK,y
        beq     @next
        jsr     next_row
        bcc     @row
        stx     track
        rts

; ---------------------------------------------------------------------------
; write_game: zp_size bytes at zp_screen to the track
; check_game: whether they are there
; Returns: A = 0 or TROUBLE_..., and the zero flag is its; zp_sum.
; Bytes: 96. Cycles: 46 and 47 a byte.
; ---------------------------------------------------------------------------
write_game:
        lda     zp_size
        sta     _plat_size      ; for the row
        lda     zp_size+1
        sta     _plat_size+1
        lda     track
        jsr     first_sector
@sector:
        jsr     next_chunk
        bcs     good
        ldy     #0
@byte:  lda     (zp_screen),y
        sta     SECTOR_BUFFER,y
        jsr     sum_byte
        iny
        cpy     chunk
        bne     @byte
        jsr     write_sector
        bne     trouble
        inc     zp_screen+1
        jsr     next_sector
        jmp     @sector

check_game:
        lda     track
        jsr     first_sector
@sector:
        jsr     next_chunk
        bcs     good
        lda     sector
        jsr     disk_read
        bcs     damaged
        ldy     #0
@byte:  lda     (zp_screen),y
        cmp     SECTOR_BUFFER,y
        bne     damaged
        jsr     sum_byte
        iny
        cpy     chunk
        bne     @byte
        inc     zp_screen+1
        jsr     next_sector
        jmp     @sector

good:   lda     #0
        rts
damaged:
        lda     #TROUBLE_DAMAGED
trouble:
        rts

; ---------------------------------------------------------------------------
; write_sector: the buffer
; Returns: A = 0 or TROUBLE_..., and the zero flag is its. Bytes: 13. Cycles: 25, and
; disk_write's.
; ---------------------------------------------------------------------------
write_sector:
        lda     sector
        jsr     disk_write
        bcc     good
        tax
        beq     damaged         ; not found
        lda     #TROUBLE_PROTECTED
        rts

; ---------------------------------------------------------------------------
; write_directory: with the game in its row, over the older one
; Returns: A = 0 or TROUBLE_..., and the zero flag is its. Bytes: 113. Cycles: 20,500, and those
; of five sectors.
; ---------------------------------------------------------------------------
write_directory:
        lda     zp_sum
        pha
        lda     zp_sum+1
        pha
        lda     zp_row
        pha
        jsr     directory_read
        tax
        pla
        sta     zp_row
        tay
        pla
        sta     ROW_SUM+1,y
        pla
        sta     ROW_SUM,y
        txa
        bne     trouble
        lda     track
        sta     ROW_TRACK,y
        lda     _plat_size
        sta     ROW_SIZE,y
        lda     _plat_size+1
        sta     ROW_SIZE+1,y
        lda     #0
        sta     ROW_SUM+2,y
        tay
        ldx     zp_row
@name:  lda     (zp_glyph),y    ; blanks behind the name
        bne     @letter
        lda     #' '
        dey
@letter:
        sta     SECTOR_BUFFER,x
        iny
        inx
        txa
        sec
        sbc     zp_row
        cmp     #SAVE_NAME_MAX
        bne     @name
        inc     TURN
        bne     @turned
        inc     TURN+1
@turned:
        jsr     sum_directory
        lda     zp_sum
        sta     SUM
        lda     zp_sum+1
        sta     SUM+1
        lda     newer
        eor     #OTHER_SECTOR
        sta     sector
        jsr     write_sector
        bne     trouble
        lda     sector
        jsr     directory_good
        bne     damaged
        rts
