; ---------------------------------------------------------------------------
; picture.s: the pictures, from the disk to the screen
;
; Six lines of 40 bytes in a sector, 24 sectors in every third place of two tracks. A
; sector that cannot be read leaves its lines as they were: a picture is not worth a
; message.
; ---------------------------------------------------------------------------
.include "machine.inc"

line    = zp_letter
sector  = zp_tile

.segment "MACHINE"

; ---------------------------------------------------------------------------
; picture_show: void plat_picture(u8 picture), in A
; Zero page: that of disk.s, zp_target, zp_letter, zp_tile, zp_row, zp_screen. Bytes: 126.
; Cycles: 130,000 to draw it, 5,400 a sector, while the disk turns five times or so: a
; second, and the start of the motor.
; ---------------------------------------------------------------------------
picture_show:
        asl     a
        adc     #PICTURE_TRACK
        pha
        jsr     disk_on
        pla
        bcs     @off
        jsr     disk_seek
        lda     #0
        sta     line
        sta     sector
        sta     zp_target
        lda     #>SECTOR_BUFFER
        sta     zp_target+1
@sector:
        lda     sector
        jsr     disk_read
        bcs     @next
        lda     #6
        sta     zp_row
        ldx     #0
@line:  txa
        pha
        lda     line
        lsr     a
        lsr     a
        lsr     a
        jsr     screen_row
        sty     zp_screen
        lda     line
        and     #7
        asl     a
        tax
        lda     zp_lines+1,x
        sta     zp_screen+1
        pla
        tax
        ldy     #0
@byte:  lda     SECTOR_BUFFER,x
        sta     (zp_screen),y
        inx
        iny
        cpy     #40
        bne     @byte
        inc     line
        dec     zp_row
        bne     @line
        beq     @after
@next:  lda     line
        clc
        adc     #6
        sta     line
@after: lda     line
        cmp     #144
        bcs     @off
        cmp     #96             ; 16 sectors are through
        bne     @same
        ldx     zp_want
        inx
        txa
        jsr     disk_seek
        lda     #256 - 3
        sta     sector
@same:  lda     sector
        clc
        adc     #3
        and     #15
        sta     sector
        jmp     @sector
@off:   jmp     disk_off
