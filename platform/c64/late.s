; ---------------------------------------------------------------------------
; late.s: the part of the program that the disk brings when it is first needed
;
; A 1541 is slow, so the first file has what the title and the menus need, and the area
; LATE of game.cfg is empty: zeros, and zero is the instruction BRK. The first call into
; it ends here. The second file is fetched and unpacked, and the call is made again. Who
; has the whole program (the .prg, the cartridge) never comes here.
;
; Only code, and constants that only such code reads, may lie there.
; ---------------------------------------------------------------------------
.export late_missing, late_page, late_drive, late_loading
.import disk_begin, disk_end, disk_letters, fetch_most, packed_read, packed_up, unpack_more
.import _plat_drive, _plat_letter, _plat_key, _plat_x, _plat_y, _plat_ink, title_again
.import _plat_size
.import __LATE_START__, __LATE_SIZE__
.include "zeropage.inc"
.include "machine.inc"
.include "kernal.inc"
.include "ascii.inc"

LATE_END        = __LATE_START__ + __LATE_SIZE__
ROW             = 23
LAST_ROW        = 24            ; the game itself never uses it
BAR             = 20            ; the column where it begins, behind the sentence
SIGN_FULL       = 2
INK_PLAIN       = 0
INK_ALARM       = 6
KEY_BACK        = 27
KEY_OK          = 13
KEY_WAIT        = 255

.segment "TAPEBSS"
late_drive:     .res 1          ; where the program came from
late_loading:   .res 1          ; the file is being read

.code
; ---------------------------------------------------------------------------
; late_missing: fetches it. If the drive or the disk fails, a sentence says so; Return
; tries again, Run/Stop goes back to the title with LATE empty as before
; Arguments: A, X and Y of the caller are on the stack, above what BRK put there.
; Preserved: everything. Zero page: zp_at, zp_from, zp_count, zp_char, zp_colour: no caller
; keeps anything there. Bytes: 179 with fetch. Cycles: some 42,000,000 with a 1541, 2,540
; for each byte of the file, and a million to unpack it.
; ---------------------------------------------------------------------------
late_missing:
        cld
        cli
        lda     _plat_x
        pha
        lda     _plat_y
        pha
        lda     _plat_ink
        pha
        lda     _plat_drive
        pha
        lda     late_drive
        sta     _plat_drive
@try:   jsr     say_nothing
        ldx     #going - sentences
        lda     #INK_PLAIN
        ldy     #LAST_ROW
        jsr     say
        inc     late_loading
        jsr     fetch
        lsr     late_loading    ; 0
        tax
        beq     @there
        lda     places,x
        tax
        lda     #INK_ALARM
        ldy     #ROW
        jsr     say
        ldx     #again - sentences
        lda     #INK_PLAIN
        ldy     #LAST_ROW
        jsr     say
@key:   lda     #KEY_WAIT
        jsr     _plat_key
        cmp     #KEY_OK
        beq     @try
        cmp     #KEY_BACK
        bne     @key
        jsr     empty
        jmp     title_again     ; whatever is on the stack

@there: lda     #<LATE_END
        sta     pack_from
        lda     #>LATE_END
        sta     pack_from+1
        lda     #<__LATE_START__
        ldy     #>__LATE_START__
        sta     pack_to
        sty     pack_to+1
        jsr     packed_up
        jsr     unpack_more
        jsr     say_nothing
        pla
        sta     _plat_drive
        pla
        sta     _plat_ink
        pla
        sta     _plat_y
        pla
        sta     _plat_x
        tsx
        sec                     ; BRK left the address behind its second byte
        lda     $0105,x
        sbc     #2
        sta     $0105,x
        bcs     @back
        dec     $0106,x
@back:  pla
        tay
        pla
        tax
        pla
        rti

; The file to the beginning of LATE; A 0 or TROUBLE_...
fetch:  lda     #<__LATE_SIZE__
        sta     fetch_most
        lda     #>__LATE_SIZE__
        sta     fetch_most+1
        jsr     disk_begin      ; comes back to our caller if there is no drive
        lda     #<name
        ldy     #>name
        jsr     disk_letters
        lda     #<__LATE_START__
        ldy     #>__LATE_START__
        jsr     packed_read
        jmp     disk_end

; ---------------------------------------------------------------------------
; late_page: another 256 bytes of some file are here: the bar behind the sentence grows,
; if there is one, by a cell for every four pages
; Preserved: Y. Bytes: 17. Cycles: 35, else 19.
; ---------------------------------------------------------------------------
late_page:
        lda     late_loading
        beq     @rts
        lda     _plat_size+1
        lsr     a
        lsr     a
        tax
        lda     #SIGN_FULL
        sta     SCREEN + LAST_ROW * SCREEN_WIDTH + BAR,x
@rts:   rts

; ---------------------------------------------------------------------------
; empty: LATE full of zeros again
; say: a row of the letters at sentences + X, up to a zero, in the ink A; the row Y
; say_nothing: the two rows of it are blank
; Zero page: that of plat_letter, and zp_at. Bytes: 76. Cycles: 11 a byte of LATE; 5,300 a
; row.
; ---------------------------------------------------------------------------
empty:  lda     #<__LATE_START__
        sta     zp_at
        lda     #>__LATE_START__
        sta     zp_at+1
        ldx     #>__LATE_SIZE__
        ldy     #0
        tya
@byte:  sta     (zp_at),y
        iny
        bne     @byte
        inc     zp_at+1
        dex
        bne     @byte
        rts

say_nothing:
        ldx     #nothing - sentences
        ldy     #LAST_ROW
        jsr     say
        ldx     #nothing - sentences
        ldy     #ROW
        ; and on into it
say:    sta     _plat_ink
        sty     _plat_y
        stx     next
        lda     #0
        sta     _plat_x
@letter:
        ldx     next
        lda     sentences,x
        bne     @more
        lda     #' '
        dec     next
@more:  inc     next
        jsr     _plat_letter
        lda     _plat_x
        cmp     #SCREEN_WIDTH
        bne     @letter
        rts

.segment "TAPEBSS"
next:   .res 1                  ; letter of the sentence

.rodata
name:   .byte   "BATTLE", 0
sentences:
going:          .byte "Loading the battle", 0
nothing:        .byte 0
no_drive:       .byte "The drive does not answer.", 0
no_disk:        .byte "There is no disk in the drive.", 0
not_found:      .byte "This is not the disk of the game.", 0
damaged:        .byte "The disk cannot be read there.", 0
again:          .byte "Return: again   Run/Stop: title", 0
.assert * - sentences < 256, error, "the sentences are too long for their places"

places: .byte   0, no_drive - sentences, no_disk - sentences, damaged - sentences
        .byte   damaged - sentences, not_found - sentences, damaged - sentences
