; ---------------------------------------------------------------------------
; unit.s: the hex of a unit, put together as tile 14
;
;   line  0      the grid, as in every hex
;   lines 1-12   figure; in the first byte banner (2-7), ground or state (9-13)
;   lines 14-15  how heavy it is: one to five pips
;
; The army of the north is light on dark, that of the south dark on light. A routed
; unit's figure has lost every other line.
; ---------------------------------------------------------------------------
.include "machine.inc"

light   = zp_temp+3
odd     = zp_temp+2
MADE    = 14
HORSE   = 5                     ; types from here on are mounted
FIGURES = FIGURE_LIZARD + 1

.code
; 750 cycles, without a loop: a view of a battle has twenty of them.
unit_tile:
        ldy     #0
        lda     _plat_side
        beq     @north
        ldy     #$7F
@north: sty     light

; The grid's line, from a ground of this column.
        ldx     odd
        lda     tiles_1,x
        sta     tiles_1+MADE
        lda     tiles_2,x
        sta     tiles_2+MADE

; Ground or state: 5 lines.
        lda     _plat_state
        beq     @ground
        clc
        adc     #5              ; the states follow the grounds
        bne     @sign
@ground:
        lda     _plat_ground
@sign:  sta     zp_count
        asl     a
        asl     a
        adc     zp_count        ; x 5
        tay

; The left edge and its inside, dark or light; over it the banner from line 2, the sign
; from line 9.
        lda     light
        beq     @dark
        jmp     @light
@dark:
        .repeat 16, n
        lda     edges+n
        .if n >= 2 && n < 8
        eor     banners+n-2
        .elseif n >= 9 && n < 14
        eor     unders+n-9,y
        .endif
        sta     tiles_0 + 16*n + MADE
        .endrepeat
        jmp     @figure
@light:
        .repeat 16, n
        lda     edges+16+n
        .if n >= 2 && n < 8
        eor     banners+6+n-2
        .elseif n >= 9 && n < 14
        eor     unders+n-9,y
        .endif
        sta     tiles_0 + 16*n + MADE
        .endrepeat
@figure:

; The figure, 12 lines from line 1.
        lda     _plat_people
        asl     a
        ldx     _plat_type
        cpx     #HORSE
        bcc     @foot
        ora     #1
@foot:  tax
        ldy     figure_of,x
        lda     figure_low,y
        sta     zp_glyph
        lda     figure_high,y
        sta     zp_glyph+1
        ldy     #0
        .repeat 12, n
        lda     (zp_glyph),y
        eor     light
        sta     tiles_1 + 16*(n+1) + MADE
        iny
        lda     (zp_glyph),y
        eor     light
        sta     tiles_2 + 16*(n+1) + MADE
        iny
        .endrepeat
        lda     _plat_state
        lsr     a
        beq     @last           ; 2 only: routed
        ldx     #MADE + 2*16
        clc
@ghost: lda     light
        sta     tiles_1,x
        sta     tiles_2,x
        txa
        adc     #32
        tax
        bcc     @ghost
@last:

; An empty line, and the pips.
        lda     light
        sta     tiles_1 + 13*16 + MADE
        sta     tiles_2 + 13*16 + MADE
        ldy     _plat_type
        lda     pips,y
        tay
        lda     pips_1,y
        eor     light
        sta     tiles_1 + 14*16 + MADE
        sta     tiles_1 + 15*16 + MADE
        lda     pips_2,y
        eor     light
        sta     tiles_2 + 14*16 + MADE
        sta     tiles_2 + 15*16 + MADE
        rts

.segment "ART"
; By people, on foot and mounted.
figure_of:
        .byte   FIGURE_HUMAN_FOOT,  FIGURE_HUMAN_HORSE
        .byte   FIGURE_VALKYRIE,    FIGURE_VALKYRIE
        .byte   FIGURE_UNICORN,     FIGURE_UNICORN
        .byte   FIGURE_CENTAUR,     FIGURE_CENTAUR
        .byte   FIGURE_ELF,         FIGURE_HUMAN_HORSE
        .byte   FIGURE_DWARF,       FIGURE_HUMAN_HORSE
        .byte   FIGURE_ZORG_FOOT,   FIGURE_ZORG_HORSE
        .byte   FIGURE_DEMON_FOOT,  FIGURE_DEMON_HORSE
        .byte   FIGURE_LIZARD,      FIGURE_HUMAN_HORSE

; Where each figure begins, 24 bytes after the other.
figure_low:
        .repeat FIGURES, n
        .byte   <(figures + 24*n)
        .endrepeat
figure_high:
        .repeat FIGURES, n
        .byte   >(figures + 24*n)
        .endrepeat

; HI, LHI, MI, LMI, LI, EHC, HC, MC, LC: how many, less one.
pips:   .byte   4, 3, 2, 1, 0, 3, 2, 1, 0
; Two pixels and one between, 14 in all.
pips_1: .byte   $03, $1B, $5B, $5B, $5B
pips_2: .byte   $00, $00, $01, $0D, $6D
