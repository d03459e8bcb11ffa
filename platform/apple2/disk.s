; ---------------------------------------------------------------------------
; disk.s: sectors of a disk in slot 6, drive 1
;
; A sector is an address field (D5 AA 96, then volume, track, sector and their sum,
; each as two nibbles of alternate bits) and a data field (D5 AA AD, then 342 nibbles
; of six bits and one for their sum). Each of the 342 is stored as the difference (EOR)
; from the one before: first 86 with the two low bits of three bytes each, then the
; six high bits of the 256 bytes. A nibble passes every 32 cycles.
;
; All of it answers with carry clear for good, set for trouble. A turn is 205,000 cycles and
; has 16 sectors, 12,800 each.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"

FAR_AWAY = 64                   ; x 256 nibbles: more than two turns

.segment "DISK"

; ---------------------------------------------------------------------------
; disk_tables: the nibble of each value, and back
;   A nibble has two ones side by side below its bit 7, and at most one pair of zeros;
;   there are 64, from $96.
; Zero page: $00 to $3F, zp_field. Bytes: 41. Cycles: 4,773.
; ---------------------------------------------------------------------------
disk_tables:
        ldy     #0
        ldx     #$96
@try:   stx     zp_field
        txa
        asl     a
        and     zp_field
        and     #$7F
        beq     @next
        txa
        eor     #$FF
        sta     zp_field
        asl     a               ; bit 7 was 0: no carry
        and     zp_field
        sta     zp_field
        sbc     #0              ; so this takes one off
        and     zp_field
        bne     @next
        tya
        sta     NIBBLE_VALUE,x
        stx     NIBBLE_OF,y
        iny
@next:  inx
        bne     @try
        rts

; ---------------------------------------------------------------------------
; disk_on: turns the motor on; carry set if no nibbles come, within 0.7 seconds
; disk_off: and off. Preserves A, X, Y.
; Bytes: 32. Cycles: 40 to 721,000; disk_off 16.
; ---------------------------------------------------------------------------
disk_on:
        bit     DISK_READ
        bit     DRIVE_1
        bit     MOTOR_ON
        ldx     #0
        ldy     #0
@look:  lda     DISK_SHIFT
        bmi     good
        iny
        bne     @look
        inx
        bne     @look
bad:    sec
        rts
good:   clc
        rts

disk_off:
        bit     MOTOR_OFF
        rts

; ---------------------------------------------------------------------------
; disk_seek: moves the arm to track A
; disk_wait: A x 1.28 ms. Returns 0; preserves X.
; Zero page: zp_want, zp_arm, zp_tries. Destroys A, X, Y. Bytes: 69. Cycles: 10,400 a half
; track, 10 ms, and 25,800 to rest.
; ---------------------------------------------------------------------------
disk_seek:
        sta     zp_want
        asl     a
        sta     zp_tries
@step:  lda     zp_arm
        and     #3
        asl     a
        tax                     ; the phase that holds it now
        lda     zp_arm
        cmp     zp_tries
        beq     @there
        bcc     @in
        dec     zp_arm
        dec     zp_arm
@in:    inc     zp_arm
        txa
        pha
        lda     zp_arm
        and     #3
        asl     a
        tax
        lda     PHASE_ON,x
        lda     #2
        jsr     disk_wait
        pla
        tax
        lda     PHASE_OFF,x
        lda     #6
        jsr     disk_wait
        beq     @step
@there: lda     PHASE_OFF,x
        lda     #20

disk_wait:
        ldy     #0
@wait:  dey
        bne     @wait
        sec
        sbc     #1
        bne     @wait
        rts

; ---------------------------------------------------------------------------
; disk_address: the next address field. Returns A its sector; zp_field; carry set if none
;   comes within two turns and a half. Cycles: 350 for the field itself, and up to 12,800
;   until it comes, or 524,000.
; disk_data: the data field that follows, to zp_target. Cycles: 11,400 while its nibbles
;   pass, and 9,900 to put the bytes together.
; Zero page: zp_field, zp_tries. Bytes: 174.
; ---------------------------------------------------------------------------
disk_address:
        ldy     #0
        sty     zp_tries
        lda     #256 - FAR_AWAY
        sta     zp_tries+1
@next:  iny
        bne     @poll
        inc     zp_tries+1
        beq     bad
@poll:  lda     DISK_SHIFT
        bpl     @poll
@d5:    cmp     #$D5
        bne     @next
@aa:    lda     DISK_SHIFT
        bpl     @aa
        cmp     #$AA
        bne     @d5
@third: lda     DISK_SHIFT
        bpl     @third
        cmp     #$96
        bne     @d5
        ldx     #3
@odd:   lda     DISK_SHIFT
        bpl     @odd
        sec
        rol     a
        sta     zp_field,x
@even:  lda     DISK_SHIFT
        bpl     @even
        and     zp_field,x
        sta     zp_field,x
        eor     zp_tries
        sta     zp_tries        ; the sum, 0 when all is well
        dex
        bpl     @odd
        tax
        bne     disk_address
        lda     zp_field+1
        clc
        rts

disk_data:
        ldy     #40             ; nibbles until it must have begun
@next:  dey
        beq     far_bad
@poll:  lda     DISK_SHIFT
        bpl     @poll
@d5:    cmp     #$D5
        bne     @next
@aa:    lda     DISK_SHIFT
        bpl     @aa
        cmp     #$AA
        bne     @d5
@third: lda     DISK_SHIFT
        bpl     @third
        cmp     #$AD
        bne     @d5
        lda     #0
        ldy     #85
@twos:  ldx     DISK_SHIFT
        bpl     @twos
        eor     NIBBLE_VALUE,x
        sta     NIBBLES,y
        dey
        bpl     @twos
        iny
@sixes: ldx     DISK_SHIFT
        bpl     @sixes
        eor     NIBBLE_VALUE,x
        sta     (zp_target),y
        iny
        bne     @sixes
@sum:   ldx     DISK_SHIFT
        bpl     @sum
        eor     NIBBLE_VALUE,x
        bne     far_bad
@join:  ldx     #86
@one:   dex
        bmi     @join
        lda     (zp_target),y
        lsr     NIBBLES,x
        rol     a
        lsr     NIBBLES,x
        rol     a
        sta     (zp_target),y
        iny
        bne     @one
        clc
        rts
far_bad:
        sec
        rts

; ---------------------------------------------------------------------------
; disk_find: the address field of sector zp_sector on track zp_want, within three turns.
;   Cycles: up to a turn, 614,000 if the sector is not there; disk_seek's where the arm has
;   gone astray.
; disk_read: sector A of the track to zp_target, with three tries. Cycles: 21,300, and up to
;   a turn until the sector comes; that three times.
; Zero page: zp_sector, zp_field, zp_tries, zp_arm, zp_count. Bytes: 66.
; ---------------------------------------------------------------------------
disk_find:
        lda     #256 - 48
        sta     zp_field+3      ; the volume is nobody's
        pha
@again: pla
        clc
        adc     #1
        beq     far_bad
        pha
        jsr     disk_address
        bcs     @none
        lda     zp_field+2
        cmp     zp_want
        bne     @astray
        lda     zp_field+1
        cmp     zp_sector
        bne     @again
        pla
        clc
        rts
@none:  pla
        rts
@astray:
        asl     a
        sta     zp_arm
        lda     zp_want
        jsr     disk_seek
        jmp     @again

disk_read:
        sta     zp_sector
        lda     #3
        sta     zp_count
@try:   jsr     disk_find
        bcs     @done
        jsr     disk_data
        bcc     @done
        dec     zp_count
        bne     @try
@done:  rts
