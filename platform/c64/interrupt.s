; ---------------------------------------------------------------------------
; interrupt.s: twice a frame, at the end of the upper rows and below the screen
;
; irq_ram     through $FFFE and $FFF0, with RAM in the KERNAL's place; BRK too: code
;             that is still on the disk was called (late.s)
; irq_kernal  through $0314, with the KERNAL there: it has saved A, X and Y
; nmi         RESTORE does nothing
;
; Between the upper rows and the text lies one empty line. It is made by telling the
; VIC, some lines before, to begin the next row one line later than it would: then it
; has nothing to show and repeats the byte at the end of memory, $FF, as black. In that
; line the registers can change whenever they like; sprites and the KERNAL may cost
; half of it. Below the screen the upper rows' look is set again, and the frame's work
; is done: keys, sound, sprites. Neither counts on cycles of one video standard.
;
; Zero page: zp_irq, zp_song, zp_frame, zp_split. Bytes: 153. Cycles: the upper one 260, most
; of them waiting; the lower one 490, about 2,600 with a key pressed, three frames and three
; voices that begin a note.
; ---------------------------------------------------------------------------
.export irq_ram, irq_kernal, nmi
.export look_at_text, look_at_map, look_at_picture, look_at_nothing, wait_frame
.export look, upper_memory
.import keys_frame, sound_frame, marks_frame, late_missing
.include "zeropage.inc"
.include "machine.inc"

EARLY           = 3             ; lines before the empty one
TEXT_Y          = $1C           ; rows one line lower than usual
BREAK           = $10           ; of the processor's flags, as they were pushed

.segment "LOWBSS"
look:           .res 1          ; LOOK_..., from the next frame on
shown:          .res 1          ; the one of this frame
upper_memory:   .res 1          ; the map's page, from the next frame on

.code
missing:
        jmp     late_missing
irq_ram:
        pha
        txa
        pha
        tya
        pha
        tsx
        lda     $0104,x
        and     #BREAK
        bne     missing
irq_kernal:
        lda     CPU_PORT
        pha
        lda     #NO_ROM
        sta     CPU_PORT
        lda     #1
        sta     VIC_IRQ
        lda     VIC_RASTER
        cmp     #FRAME_LINE - 1
        bcs     @frame
        lda     VIC_Y
        bmi     @frame
        ldy     shown
        lda     looks_gap,y
        beq     @lower          ; the lower rows look as the upper ones
        sta     VIC_Y
@wait:  lda     VIC_RASTER      ; late, with the KERNAL in: at once then
        cmp     looks_line,y
        bcc     @wait
        lda     #TEXT_MEMORY
        sta     VIC_MEMORY
        lda     #$08
        sta     VIC_X
        lda     #TEXT_Y
        sta     VIC_Y
        lda     #BLACK
        sta     BACKGROUND
@lower:
        inc     zp_split
        lda     #FRAME_LINE
        sta     VIC_RASTER
        jmp     leave

@frame: ldx     look
        stx     shown
        lda     looks_y,x
        sta     VIC_Y
        lda     looks_x,x
        sta     VIC_X
        lda     looks_paper,x
        sta     BACKGROUND
        lda     looks_memory,x
        bne     @memory
        lda     upper_memory    ; the map has two pages
@memory:
        sta     VIC_MEMORY
        lda     looks_line,x
        sec
        sbc     #EARLY
        sta     VIC_RASTER
        inc     zp_frame
        jsr     marks_frame
        jsr     keys_frame
        jsr     sound_frame

leave:  pla
        sta     CPU_PORT
        pla
        tay
        pla
        tax
        pla
nmi:    rti

; ---------------------------------------------------------------------------
; look_at_text, look_at_map, look_at_picture, look_at_nothing: what the upper rows are
; from the next frame on; nothing is black, until another look is set
; Preserved: A, Y. Bytes: 42 with the tables. Cycles: 21, nothing 18.
; ---------------------------------------------------------------------------
look_at_text:
        ldx     #LOOK_TEXT
        beq     set_look
look_at_map:
        ldx     #LOOK_MAP
        bne     set_look
look_at_picture:
        ldx     #LOOK_PICTURE
        bne     set_look
look_at_nothing:
        ldx     #3
set_look:
        stx     look
        rts

looks_y:        .byte $1B, $1B, $3B, $0B        ; nothing: no picture at all
looks_x:        .byte $08, $18, $18, $08
looks_memory:   .byte TEXT_MEMORY, 0, PICTURE_MEMORY, TEXT_MEMORY
looks_paper:    .byte BLACK, LIGHT_GREEN, BLACK, BLACK
looks_gap:      .byte 0, TEXT_Y, $3C, 0
looks_line:     .byte MAP_LINE, MAP_LINE, PICTURE_LINE, MAP_LINE

; ---------------------------------------------------------------------------
; wait_frame: until a frame has begun with what was set
; Preserved: X, Y. Bytes: 7. Cycles: up to a frame, 19,656, or 17,095 with NTSC.
; ---------------------------------------------------------------------------
wait_frame:
        lda     zp_frame
@same:  cmp     zp_frame
        beq     @same
        rts
