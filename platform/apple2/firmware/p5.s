; ---------------------------------------------------------------------------
; p5.s: the Disk II's boot PROM, for slot 6
;
; Reads sectors of track 0 to $0800 and jumps to $0801, as Apple's does, and
; keeps to what boot sectors rely on:
;
;   $0800      how many sectors to read
;   $26, $27   where the sector goes        $3D  which sector
;   $2B and X  the slot times 16            $41  which track
;   $C65C      reads on from there and comes back to $0801
;
; The bytes at 1, 3, 5 and 7 are how a monitor knows a disk controller.
;
; Zero page: $26, $27, $2B, $3C to $44. Bytes: 256 all that it has. Cycles: 1,330,000 for the
; arm, and for each sector 21,000 and up to a turn of the disk, 205,000, until it comes.
; ---------------------------------------------------------------------------
SLOT    = $60
DATA    = $C08C + SLOT          ; the nibble, bit 7 set when it is whole
target  = $26
slot    = $2B
scratch = $3C
sector  = $3D
found   = $40                   ; 1 after an address field that fits
track   = $41
fields  = $42                   ; sector, track, volume
twos    = $0300                 ; 86 nibbles with two bits of three bytes each
value   = $0356 - $96           ; of a nibble; the first is $96

        .org    $C600
        ldx     #$20
        ldy     #$00
        lda     #$03
        cmp     #$3C
        ldx     #$96
; A nibble has two ones side by side below its bit 7, and at most one pair of
; zeros: 64 bytes from $96 up are like that, and their values are in that order.
try:    stx     scratch
        txa
        asl     a
        and     scratch
        and     #$7F
        beq     next
        txa
        eor     #$FF
        sta     scratch
        asl     a               ; its bit 7 is 0: no carry
        and     scratch
        sta     scratch
        sbc     #0              ; so this takes one off
        and     scratch
        bne     next
        tya
        sta     value,x
        iny
next:   inx
        bne     try
        stx     target
        stx     sector
        stx     track
        lda     #$08
        sta     target+1
        ldx     #SLOT
        stx     slot
        lda     $C08E,x        ; read, and motor on
        lda     $C089,x
        ldy     #80
; The arm out to its stop: nobody knows where it is.
step:   lda     $C080,x
        tya
        and     #3
        asl     a
        ora     #SLOT
        tax
        lda     $C081,x
        lda     #8              ; 8 times 2.05 ms
wait:   inc     found
        bne     wait
        sbc     #1
        bne     wait
        dey
        bpl     step
        .assert * <= $C65C, error, "the way in at $C65C is taken"
        .res    $C65C - *

; Any mark is D5 AA and one more; D5 is in no other place.
again:  lda     #0
        sta     found
mark:   jsr     nibble
mark_d5:
        cmp     #$D5
        bne     mark
        jsr     nibble
        cmp     #$AA
        bne     mark_d5
        jsr     nibble
        cmp     #$96
        bne     data
; Volume, track and sector, each two nibbles of alternate bits. Carry is set at first,
; from the comparison, and then by bit 7 of each nibble.
        ldy     #2
field:  lda     DATA
        bpl     field
        rol     a
        sta     scratch
half:   lda     DATA
        bpl     half
        and     scratch
        sta     fields,y
        dey
        bpl     field
        cmp     sector
        bne     again
        lda     fields+1
        cmp     track
        bne     again
        inc     found
        bne     mark
data:   cmp     #$AD
        bne     mark_d5
        lda     found
        beq     mark
        lda     #0
        ldy     #85
read_twos:
        ldx     DATA
        bpl     read_twos
        eor     value,x
        sta     twos,y
        dey
        bpl     read_twos
        iny
read_sixes:
        ldx     DATA
        bpl     read_sixes
        eor     value,x
        sta     (target),y
        iny
        bne     read_sixes
read_sum:
        ldx     DATA
        bpl     read_sum
        eor     value,x
        bne     again
join:   ldx     #86
join_one:
        dex
        bmi     join
        lda     (target),y
        lsr     twos,x
        rol     a
        lsr     twos,x
        rol     a
        sta     (target),y
        iny
        bne     join_one
        inc     target+1
        inc     sector
        lda     sector
        cmp     $0800
        bcs     done
        jmp     again
done:   ldx     slot
        jmp     $0801

nibble: lda     DATA
        bpl     nibble
        rts

        .assert * <= $C700, error, "a boot PROM has 256 bytes"
        .res    $C700 - *
