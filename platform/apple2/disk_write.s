; ---------------------------------------------------------------------------
; disk_write.s: a sector to the disk; disk.s says how one is stored
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"

.segment "DISK"

; ---------------------------------------------------------------------------
; write_field: the data field in NIBBLES, where the head is now
;   Every cycle counts, and a branch that crosses a page takes one more: so it comes first.
; put: a nibble, A, to the disk. The register is loaded between the two: 4 cycles, in
;   which the sequencer comes by the place for it once. Cycles: 20; so what lies between
;   two calls of it takes 12.
; Zero page: zp_temp. Bytes: 143. Cycles: 11,500, 32 for each of 349 nibbles.
; ---------------------------------------------------------------------------
.macro  ten_cycles
        .repeat 5
        nop
        .endrepeat
.endmacro

write_field:
        lda     #<NIBBLES
        sta     zp_temp
        sta     zp_temp+2
        ldx     #>NIBBLES
        stx     zp_temp+1
        inx
        stx     zp_temp+3
        lda     DISK_LOAD       ; 100 cycles after the address: its end mark is over
        lda     #$FF
        sta     DISK_WRITE
        ora     DISK_SHIFT
        ldy     #4              ; of 40 cycles, for the reader to fall into step. No more:
                                ; the field should not move on, towards the next one
        jsr     cycles_12
        jsr     cycles_12
@sync:  jsr     put             ; 20; leaves $FF as it is
        jsr     cycles_12
        bit     zp_field        ; 3
        dey                     ; 2
        bne     @sync           ; 3
        bit     zp_field        ; 44 for the last one
        lda     #$D5            ; 2
        jsr     put
        ten_cycles
        lda     #$AA
        jsr     put
        ten_cycles
        lda     #$AD
        jsr     put
        nop
        nop
        bit     zp_field
@page:  lda     (zp_temp),y     ; 5
        jsr     put             ; 20
        iny                     ; 2
        beq     @rest           ; 2
        bne     @page           ; 3
@rest:  nop                     ; 3 + 2 in place of 2 + 3
@more:  lda     (zp_temp+2),y   ; 5
        jsr     put             ; 20
        iny                     ; 2
        cpy     #87             ; 2
        bcc     @more           ; 3
        nop                     ; 2 + 2 + 2 + 2 + 2 + 2
        nop
        lda     #$DE
        jsr     put
        ten_cycles
        lda     #$AA
        jsr     put
        ten_cycles
        lda     #$EB
        jsr     put
        jsr     cycles_12
        jsr     cycles_12
        lda     DISK_READ
        lda     DISK_SHIFT
        clc
        rts

put:    sta     DISK_LOAD
        ora     DISK_SHIFT
cycles_12:
        rts
.assert >put = >write_field, error, "write_field crosses a page"

; ---------------------------------------------------------------------------
; disk_write: 256 bytes at zp_target to sector A of the track
; Returns: carry set if the sector is not found, or the disk is protected and Z is clear.
; Zero page: zp_sector, and disk_find's. Bytes: 112. Cycles: 19,500 to make nibbles, 11,500 to
; write them, and up to a turn until the sector comes.
; ---------------------------------------------------------------------------
disk_write:
        sta     zp_sector
; The nibbles' values. From the last byte to the first, so that the bits of a byte go
; in below those of the byte 86 after it.
        lda     #0
        sta     NIBBLES+342
        ldx     #85
@clear: sta     NIBBLES,x
        dex
        bpl     @clear
        ldy     #255
        ldx     #83
@split: lda     (zp_target),y
        lsr     a
        rol     NIBBLES,x
        lsr     a
        rol     NIBBLES,x
        sta     NIBBLES+86,y
        dex
        bpl     @same
        ldx     #85
@same:  dey
        cpy     #255
        bne     @split
; Differences, from the last to the first, and their nibbles.
        ldy     #86
@high:  lda     NIBBLES+255,y
        eor     NIBBLES+256,y
        tax
        lda     NIBBLE_OF,x
        sta     NIBBLES+256,y
        dey
        bpl     @high
        ldy     #255
@low:   lda     NIBBLES-1,y
        eor     NIBBLES,y
        tax
        lda     NIBBLE_OF,x
        sta     NIBBLES,y
        dey
        bne     @low
        ldx     NIBBLES
        lda     NIBBLE_OF,x
        sta     NIBBLES

        lda     DISK_LOAD       ; asks whether the disk is protected
        lda     DISK_READ
        php
        lda     DISK_SHIFT
        plp
        bmi     @protected
        jsr     disk_find
        bcs     @gone
        jmp     write_field
@protected:
        lda     #1
        sec
        rts
@gone:  lda     #0
        rts
