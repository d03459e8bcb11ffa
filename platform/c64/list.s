; ---------------------------------------------------------------------------
; list.s: the saved games of a disk
;
; The directory, of the game's files alone, read as the program that a drive makes of
; it: load address, then lines of link, blocks, letters, zero. The first is the disk's
; own name. A name stands between quotes.
; ---------------------------------------------------------------------------
.export _plat_list, _plat_save_name, _plat_saves
.import disk_begin, disk_end, disk_letters, disk_open, disk_talk, disk_trouble
.include "zeropage.inc"
.include "machine.inc"
.include "kernal.inc"
.include "ascii.inc"

CHANNEL         = 2
NAMES           = $CD80         ; 16 bytes each
SAVES_MAX       = 8
PREFIX          = 3             ; "TP."
NAME_MAX        = 10

.segment "LOWBSS"
_plat_saves:    .res 1

.segment "TAPEBSS"
first_line:     .res 1
letters:        .res 1          ; of the name so far; $FF: not in quotes yet

.code
; ---------------------------------------------------------------------------
; const char *plat_save_name(u8 which)
; Returns: (X A). Preserved: Y. Bytes: 13. Cycles: 29.
; ---------------------------------------------------------------------------
_plat_save_name:
        asl     a
        asl     a
        asl     a
        asl     a
        clc
        adc     #<NAMES
        ldx     #>NAMES
        bcc     @page
        inx
@page:  rts

; ---------------------------------------------------------------------------
; u8 plat_list(void)
; Returns: A 0 or TROUBLE_..., X 0; plat_saves.
; Zero page: zp_at. Bytes: 192 with skip. Cycles: 55 a letter at most beside the KERNAL's,
; which takes some 2,500 to fetch it; those of disk.s.
; ---------------------------------------------------------------------------
_plat_list:
        lda     #0
        sta     _plat_saves
        sta     first_line
        jsr     disk_begin
        lda     #<pattern
        ldy     #>pattern
        jsr     disk_letters
        lda     #CHANNEL
        jsr     disk_open
        bcs     @close
        lda     #0
        jsr     disk_talk
        ldx     #2              ; the load address
        jsr     skip
        bcs     @close
@line:  ldx     #4              ; link and blocks
        jsr     skip
        bcs     @close
        lda     #$FF
        sta     letters
        lda     _plat_saves
        jsr     _plat_save_name
        sta     zp_at
        stx     zp_at+1
@letter:
        jsr     KERNAL_ACPTR
        pha
        jsr     KERNAL_READST
        tax
        pla
        cpx     #0
        bne     @close
        tax
        beq     @end
        ldy     letters
        cmp     #'"'
        beq     @quote
        cpy     #PREFIX + NAME_MAX      ; $FE and $FF: not within quotes
        bcs     @letter
        inc     letters
        dey                     ; the prefix is not kept
        dey
        dey
        bmi     @letter
        sta     (zp_at),y
        bpl     @letter
@quote: iny                     ; the first one: from now on letters are the name's
        bne     @after
        sty     letters
        beq     @letter
@after: lda     letters         ; the second one
        sec
        sbc     #PREFIX
        tay
        lda     #0
        sta     (zp_at),y
        lda     #$FE            ; no more of this line
        sta     letters
        bne     @letter
@end:   ldx     first_line
        inc     first_line
        txa
        beq     @line
        lda     letters         ; "BLOCKS FREE." has no quotes
        cmp     #$FE
        bne     @line
        inc     _plat_saves
        lda     _plat_saves
        cmp     #SAVES_MAX
        bne     @line
@close: jsr     KERNAL_UNTLK
        lda     #CHANNEL
        jsr     KERNAL_CLOSE
        jsr     disk_trouble
        jmp     disk_end

; X bytes; carry if that is the end.
skip:   stx     letters
@byte:  jsr     KERNAL_ACPTR
        jsr     KERNAL_READST
        cmp     #1
        bcs     @end
        dec     letters
        bne     @byte
        clc
@end:   rts

pattern:        .byte "$0:TP.*", 0
