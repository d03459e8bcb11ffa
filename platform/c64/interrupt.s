; ---------------------------------------------------------------------------
; interrupt.s: twice a frame, at the end of the upper rows and below the screen
;
; irq_ram     through $FFFE, with RAM in the KERNAL's place
; irq_kernal  through $0314, with the KERNAL there: it has saved A, X and Y
; nmi         RESTORE does nothing
;
; At the end of the upper rows the screen turns to text. The registers change in the
; border, from the right end of one line to the left end of the next. Below the
; screen the upper rows' look is set again, and the frame's work is done: keys,
; sound, sprites. Neither counts on cycles of one video standard.
;
; Zero page   zp_irq, zp_song, zp_frame, zp_split
; Cycles      upper 130, lower 900 with a key held and three voices
; ---------------------------------------------------------------------------
.export irq_ram, irq_kernal, nmi
.export look_at_text, look_at_map, look_at_picture, look_at_nothing, wait_frame
.export look, upper_memory
.importzp zp_frame, zp_split
.import keys_frame, sound_frame, marks_frame
.include "machine.inc"

.segment "LOWBSS"
look:           .res 1          ; LOOK_..., from the next frame on
shown:          .res 1          ; the one of this frame
upper_memory:   .res 1          ; the map's page, from the next frame on

.code
irq_ram:
        pha
        txa
        pha
        tya
        pha
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
        ldx     looks_line,y
        lda     looks_delay,y
        tay
        cpx     VIC_RASTER      ; late, with the KERNAL in: at once then
        beq     @wait
        bcc     @now
@wait:  cpx     VIC_RASTER
        bne     @wait
@delay: dey                     ; to the right border
        bne     @delay
@now:   lda     #TEXT_MEMORY
        ldx     #$08
        ldy     shown
        cpy     #LOOK_MAP
        bne     @other
        ldy     #BLACK
        sty     BACKGROUND
        sta     VIC_MEMORY
        stx     VIC_X
        jmp     @lower
@other: cpy     #LOOK_PICTURE   ; its own background is black
        bne     @lower
        ldy     #$1B
        sty     VIC_Y
        sta     VIC_MEMORY
        stx     VIC_X
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
        sbc     #1
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
; look_at_...: what the upper rows are from the next frame on
; Preserved   Y
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
look_at_nothing:                ; black, until another look is set
        ldx     #3
set_look:
        stx     look
        rts

looks_y:        .byte $1B, $1B, $3B, $0B        ; nothing: no picture at all
looks_x:        .byte $08, $18, $18, $08
looks_memory:   .byte TEXT_MEMORY, 0, PICTURE_MEMORY, TEXT_MEMORY
looks_paper:    .byte BLACK, LIGHT_GREEN, BLACK, BLACK
looks_delay:    .byte 7, 6, 5, 7                ; the picture's way is longer
looks_line:     .byte MAP_LINE, MAP_LINE, PICTURE_LINE, MAP_LINE

; Until a frame has begun with what was set. Preserved: X, Y
wait_frame:
        lda     zp_frame
@same:  cmp     zp_frame
        beq     @same
        rts
