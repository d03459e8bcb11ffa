; ---------------------------------------------------------------------------
; void plat_cell(u8 x, u8 y)
;   One cell of the strategic map: the ground as a filled cell of its colour, a unit as
;   the banner of its side in its side's colour, one that flees as a cross. A mark
;   reverses it.
; Arguments: y in A, x on C's stack; plat_ground and so on.
; Zero page: zp_at, zp_colour, zp_char. Bytes: 80. Cycles: 138 to 154.
; ---------------------------------------------------------------------------
.export _plat_cell
.import popa, row_address
.import _plat_ground, _plat_people, _plat_type, _plat_side, _plat_state, _plat_mark
.include "zeropage.inc"
.include "machine.inc"
.include "c64_art.inc"

CELL_NORTH      = SIGN_CELL + 7 ; on foot, then mounted; the south's two follow
CELL_AWAY       = SIGN_CELL + 11
TYPE_EHC        = 5
ROUTED          = 2

.code
_plat_cell:
        tay
        jsr     row_address
        jsr     popa
        tay
        ldx     _plat_people
        inx
        bne     @unit
        lda     _plat_ground
        tax
        clc
        adc     #SIGN_CELL
        sta     zp_char
        lda     grounds,x
        jmp     @draw
@unit:  lda     #CELL_AWAY
        ldx     _plat_state
        cpx     #ROUTED
        beq     @away
        lda     _plat_type
        cmp     #TYPE_EHC       ; carry: mounted
        lda     _plat_side
        rol     a
        adc     #CELL_NORTH
@away:  sta     zp_char
        ldx     _plat_side
        lda     sides,x
@draw:  sta     (zp_colour),y
        lda     zp_char
        ldx     _plat_mark
        beq     @plain
        ora     #$80
@plain: sta     (zp_at),y
        rts

grounds:        .byte LIGHT_GREEN, GREEN, GREEN, ORANGE, BROWN, GREY, BLACK
sides:          .byte LIGHT_BLUE, LIGHT_RED
