; ---------------------------------------------------------------------------
; machine.s: takes the machine over
;
; machine_start: all chips as the game wants them, interrupts on. Finds out how many
; frames a tenth of a second has by looking for raster lines that only PAL has.
; Bytes: 250 with the tables. Cycles: 27,000, half of them plat_clear's, and up to two
; frames until a line has told PAL from NTSC.
; ---------------------------------------------------------------------------
.export machine_start, frames_a_tenth
.import irq_ram, irq_kernal, nmi, look_at_text, _plat_clear, _plat_drive, late_drive, late_loading
.include "machine.inc"

IRQ_VECTOR      = $0314
NMI_VECTOR      = $0318
TO_IRQ          = $FFF0
DEVICE          = $BA           ; where the program came from

.segment "LOWBSS"
frames_a_tenth: .res 1

.segment "ONCE"                 ; the second screen: no map is drawn yet
machine_start:
        lda     #$7F            ; no interrupts from the CIAs
        sta     CIA1_IRQ
        sta     CIA2_IRQ
        lda     CIA1_IRQ
        lda     CIA2_IRQ
        lda     #$FF
        sta     CIA1_A_WAY
        sta     CIA1_TIMER
        sta     CIA1_TIMER+1
        lda     #0
        sta     CIA1_B_WAY
        ldx     #$3F            ; after a cartridge's start nobody has set them
        stx     CIA2_A_WAY
        sta     CIA2_A          ; the highest 16 KB; the bus lines stay as they were
        lda     #$11            ; a clock for the seed
        sta     CIA1_RUN

        lda     #8
        ldx     DEVICE
        cpx     #8
        bcc     @drive
        cpx     #12
        bcs     @drive
        txa
@drive: sta     _plat_drive
        sta     late_drive
        lda     #0
        sta     late_loading

; The highest line's low byte: NTSC ends with 262, $106, PAL with 311, $137.
        ldy     #6
@past:  lda     VIC_Y
        bpl     @past
        lda     VIC_RASTER
        cmp     #$20
        bcs     @pal
        lda     VIC_Y
        bmi     @past
        .byte   $2C             ; over the next: 6 stays
@pal:   ldy     #5
        sty     frames_a_tenth

        ldx     #vectors_end - vectors - 1
@vector:
        lda     vectors,x
        sta     TO_IRQ,x
        dex
        bpl     @vector
        lda     #<irq_kernal
        sta     IRQ_VECTOR
        lda     #>irq_kernal
        sta     IRQ_VECTOR+1
        lda     #<nmi
        sta     NMI_VECTOR
        lda     #>nmi
        sta     NMI_VECTOR+1

; The lower half of the text's characters is there; the upper is the same, reversed.
        lda     #ALL_RAM
        sta     CPU_PORT
        ldx     #0
@set:
.repeat 4, page
        lda     TEXT_SET + page * 256,x
        eor     #$FF
        sta     TEXT_SET + $400 + page * 256,x
.endrepeat
        inx
        bne     @set
        lda     #NO_ROM
        sta     CPU_PORT

        ldx     #$18            ; the SID silent, its volume up
        lda     #0
@sid:   sta     SID,x
        dex
        bpl     @sid
        lda     #$0F
        sta     SID + $18
        ldx     #registers_end - registers - 1
@vic:   lda     registers,x
        sta     VIC_Y,x
        dex
        bpl     @vic
        jsr     look_at_text
        lda     #1
        sta     VIC_IRQ
        sta     VIC_IRQ_ON
        cli
        jmp     _plat_clear

; To the end of memory: the vector of interrupts leads to a jump close by, so that the
; last byte is $FF (interrupt.s).
vectors:
        jmp     irq_ram
        .res    $FFFA - TO_IRQ - 3
        .addr   nmi, machine_start, TO_IRQ
vectors_end:

; $D011 to $D02E; the upper rows' look is the interrupt's.
registers:
        .byte   $1B, FRAME_LINE, 0, 0, 0, $08, 0, TEXT_MEMORY, $0F, 0
        .byte   $04             ; the due unit's frame lies behind its figure
        .byte   0, $07, 0, 0
        .byte   BLACK, BLACK, BROWN, GREEN, 0, 0, 0, WHITE, YELLOW, BLUE
registers_end:
