; ---------------------------------------------------------------------------
; u8 plat_store(const char *name, const u8 *bytes, u16 size)
;   Written under another name first. Only when that has gone well does the old game
;   go and the new one take its name: whenever it stops, one of the two is whole. "@0:"
;   is not used, the 1541 is known to lose files by it.
; Returns: A 0 or TROUBLE_..., X 0.
; Zero page: zp_at, zp_from. Bytes: 173. Cycles: 2,500 beside the KERNAL's and the drive's,
; which take some 2,500 a byte, and seconds for each of three commands.
; ---------------------------------------------------------------------------
.export _plat_store
.import popax, disk_begin, disk_end, disk_letters, disk_name, disk_command, disk_trouble
.import disk_set, disk_clear, disk_code, save_name
.include "zeropage.inc"
.include "machine.inc"
.include "kernal.inc"
.include "ascii.inc"

CHANNEL = 1
ILLEGAL_TRACK = $66             ; what some drives come to when nothing is free

.segment "TAPEBSS"
size:   .res 2

.code
_plat_store:
        sta     size
        stx     size+1
        jsr     popax
        sta     zp_at
        stx     zp_at+1
        jsr     popax
        sta     save_name
        stx     save_name+1
        jsr     disk_begin
        jsr     remove_new
        bne     @out
        lda     #<new
        ldy     #>new
        jsr     disk_letters
        lda     #CHANNEL
        jsr     disk_set
        clc
        lda     zp_at
        adc     size
        tax
        lda     zp_at+1
        adc     size+1
        tay
        lda     #zp_at
        jsr     KERNAL_SAVE
        php
        pha
        jsr     disk_trouble
        ldx     disk_code
        cpx     #ILLEGAL_TRACK
        beq     @full
        cpx     #ILLEGAL_TRACK + 1
        bne     @said
@full:  lda     #TROUBLE_FULL
@said:  tax
        pla
        plp
        bcc     @saved
        cpx     #0              ; the KERNAL alone knows of trouble
        bne     @saved
        ldx     #TROUBLE_NO_DRIVE
@saved: txa
        beq     @whole
        pha
        jsr     remove_new
        pla
        bne     @out            ; always
@whole: lda     #<scratch
        ldy     #>scratch
        jsr     disk_letters
        jsr     disk_name
        jsr     disk_command
        bne     @out
        lda     #<rename
        ldy     #>rename
        jsr     disk_letters
        jsr     disk_name
        lda     #<from_new
        ldy     #>from_new
        jsr     disk_letters
        jsr     disk_command
@out:   jmp     disk_end

remove_new:
        jsr     disk_clear
        lda     #<scratch
        ldy     #>scratch
        jsr     disk_letters
        lda     #<new
        ldy     #>new
        jsr     disk_letters
        jmp     disk_command

scratch:        .byte "S0:", 0
rename:         .byte "R0:", 0
from_new:       .byte "="
new:            .byte "TP-NEW", 0
