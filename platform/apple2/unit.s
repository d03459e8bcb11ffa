; ---------------------------------------------------------------------------
; unit.s: the hex of a unit, put together as tile 14
;
;   line  0      the grid, as in every hex
;   lines 2-12   figure; in the first byte ground or state (5-11)
;   lines 14-15  how heavy it is: one to four pips, or a bar
;
; The army of the north is light on dark; that of the south dark on a light field, which
; leaves the first byte out, so that two of its units side by side stay apart. A routed
; unit's figure has lost every third line.
; ---------------------------------------------------------------------------
.include "machine.inc"

light   = zp_temp+3             ; $7F: the unit's field is light
odd     = zp_temp+2
MADE    = 14
HORSE   = 5                     ; types from here on are mounted
SIGN    = 5                     ; first line of ground or state

.segment "TOP"
; ---------------------------------------------------------------------------
; unit_tile: the unit that plat_people and the rest tell of, as tile 14
;   Without a loop: a view of a battle has twenty of them and more.
; Arguments: odd: of the column. Zero page: zp_temp. Bytes: 417. Cycles: 538, 580 if it is routed.
; ---------------------------------------------------------------------------
unit_tile:
        ldx     _plat_side
        lda     field,x
        sta     light

; The empty lines, and the grid's line from a ground of this column.
        sta     tiles_1 + 16*1 + MADE
        sta     tiles_2 + 16*1 + MADE
        sta     tiles_1 + 16*13 + MADE
        sta     tiles_2 + 16*13 + MADE
        ldx     odd
        lda     tiles_1,x
        sta     tiles_1 + MADE
        lda     tiles_2,x
        sta     tiles_2 + MADE

; The left edge, and beside it ground or state.
        ldx     _plat_ground
        ldy     _plat_state
        beq     @ground
        ldx     state_sign-1,y
@ground:
        ldy     sign_at,x
        .repeat 16, n
        lda     edges+n
        .if n >= SIGN && n < SIGN + 7
        ora     unders + n - SIGN,y
        .endif
        sta     tiles_0 + 16*n + MADE
        .endrepeat

; The figure.
        lda     _plat_people
        asl     a
        ldx     _plat_type
        cpx     #HORSE
        bcc     @foot
        ora     #1
@foot:  tay
        lda     figure_of,y
        tay
        .repeat FIGURE_LINES, n
        lda     figures_1 + FIGURES*n,y
        eor     light
        sta     tiles_1 + 16*(n+2) + MADE
        lda     figures_2 + FIGURES*n,y
        eor     light
        sta     tiles_2 + 16*(n+2) + MADE
        .endrepeat

; The pips.
        ldy     pips,x
        lda     pips_1,y
        eor     light
        sta     tiles_1 + 16*14 + MADE
        sta     tiles_1 + 16*15 + MADE
        lda     pips_2,y
        eor     light
        sta     tiles_2 + 16*14 + MADE
        sta     tiles_2 + 16*15 + MADE
        lda     _plat_state
        lsr     a
        beq     @whole          ; 2 only: routed
        lda     light
        .repeat 4, n
        sta     tiles_1 + 16*(3*n+3) + MADE
        sta     tiles_2 + 16*(3*n+3) + MADE
        .endrepeat
@whole: rts

.segment "ART"
field:  .byte   $00, $7F

; Where the sign of each ground begins, and that of each state.
sign_at:
        .repeat 8, n
        .byte   7*n
        .endrepeat
state_sign:
        .byte   6, 7

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

; HI, LHI, MI, LMI, LI, EHC, HC, MC, LC: how many, less one.
pips:   .byte   4, 3, 2, 1, 0, 3, 2, 1, 0
; Two pixels and two between, 14 in all; the heaviest has them joined.
pips_1: .byte   $03, $33, $33, $33, $7F
pips_2: .byte   $00, $00, $06, $66, $7F
