; ---------------------------------------------------------------------------
; known.s: plat_hex, for what is not there already
;
; Remembers how each hex of the view looks, in two bytes: ground, mark, side and state;
; people and type, or PEOPLE_NONE. A view that has moved over open ground is mostly as it was,
; and what is as it was costs 100 cycles instead of 700 to 2,300. Whatever else is drawn
; over the map makes all of it unknown.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"
.import back
.export _plat_hex, _plat_view_begin, unknown, hex_drawn
.importzp sp

COLUMNS = 13
HEXES   = 9 * COLUMNS
NOTHING = $FE                   ; no people and type is this

.bss
unknown:        .res 1          ; not 0: the tables mean nothing
looks:          .res HEXES
who:            .res HEXES

.segment "CALLS"

; ---------------------------------------------------------------------------
; void plat_hex(u8 column, u8 row)
;   hex_drawn is in its way after what had to be put together: tests count there.
; Zero page: zp_count, zp_tile, zp_letter, zp_look. Bytes: 176 with the table. Cycles: 100 for
; what is as it was, about 120 more than map_ground's or map_hex's for another; 1,200 once where the
; map is unknown.
; ---------------------------------------------------------------------------
_plat_hex:
        sta     zp_count
        ldy     #0
        lda     (sp),y
        sta     zp_tile
        inc     sp
        beq     @page
@popped:
        lda     unknown
        bne     @wipe
@look:  ldx     zp_count
        lda     row_hex,x
        clc
        adc     zp_tile
        tay
        lda     _plat_people
        cmp     #PEOPLE_NONE
        bne     @unit
        sta     zp_letter
        lda     _plat_mark
        bne     @marked
        lda     _plat_ground    ; most hexes: ground alone
        cmp     looks,y
        bne     @ground
        lda     zp_letter
        cmp     who,y
        beq     @done
        lda     _plat_ground
@ground:
        sta     looks,y
        lda     zp_letter
        sta     who,y
        ldx     zp_tile
        lda     zp_count
        bit     BANK_2
        jsr     map_ground
        bit     BANK_1
@done:  rts
@unit:  asl     a
        asl     a
        asl     a
        asl     a
        ora     _plat_type
        sta     zp_letter
        lda     _plat_state
        asl     a
        ora     _plat_side
        asl     a
        asl     a
        ora     _plat_mark
@marked:
        asl     a
        asl     a
        asl     a
        ora     _plat_ground
        sta     zp_look
        cmp     looks,y
        bne     @draw
        lda     zp_letter
        cmp     who,y
        beq     @done
        lda     zp_look
        jmp     @draw
@page:  inc     sp+1
        bne     @popped
@wipe:  lda     #NOTHING
        ldx     #HEXES
@forget:
        sta     who-1,x
        dex
        bne     @forget
        stx     unknown
        beq     @look
@draw:  sta     looks,y
        lda     zp_letter
        sta     who,y
        ldx     zp_tile
        lda     zp_count
        bit     BANK_2
        jsr     map_hex
hex_drawn:
        bit     BANK_1
        rts
row_hex:
        .repeat 9, r
        .byte   r * COLUMNS
        .endrepeat

; ---------------------------------------------------------------------------
; void plat_view_begin(void)
; Bytes: 15. Cycles: 19, and map_edges' where the map is unknown.
; ---------------------------------------------------------------------------
_plat_view_begin:
        lda     unknown
        beq     @done
        bit     BANK_2
        jsr     map_edges
        jmp     back
@done:  rts
