; ---------------------------------------------------------------------------
; sight.s: who sees whom, for game/shattered/sight.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.import _unit_terrain
.export _sight_blocked_by, _sight_clear, sight_between
.import hex_look, pop2, _path_clear, path_between, _path_bare, _path_taken

BLOCKS_LOW           = $10      ; of tbl_terrain
BLOCKS_LOW_WITH_UNIT = $20
BLOCKS_HIGH          = $40      ; bit 7: is high

.code
; ---------------------------------------------------------------------------
; u8 sight_blocked_by(u8 from, u8 terrain, u8 occupied)
; Zero page: tmp1. Bytes: 52 with masks. Cycles: 100.
; ---------------------------------------------------------------------------
_sight_blocked_by:
        sta     tmp1
        ldy     #1
        lda     (sp),y          ; from
        tax
        dey
        lda     (sp),y          ; terrain
        tay
        jsr     masks
        ldx     tmp1
        beq     @bare
        lda     _path_taken
@bare:  and     _tbl_terrain,y
        beq     @free
        lda     #1
@free:  jmp     pop2

; The bits that block from terrain X: A and path_bare, and path_taken where a unit is.
; Preserves Y.
masks:  lda     _tbl_terrain,x
        asl
        lda     #BLOCKS_HIGH
        ldx     #BLOCKS_HIGH
        bcs     @high
        lda     #BLOCKS_LOW
        ldx     #BLOCKS_LOW + BLOCKS_LOW_WITH_UNIT
@high:  sta     _path_bare
        stx     _path_taken
        rts

; ---------------------------------------------------------------------------
; u8 sight_clear(u8 q, u8 r, u8 other_q, u8 other_r)
; Zero page: that of path_clear. Bytes: 34. Cycles: 210, and path_clear's.
;
; sight_between: the same from assembly, from unit Y to unit X.
; ---------------------------------------------------------------------------
_sight_clear:
        pha
        ldy     #2
        lda     (sp),y
        tax
        dey
        lda     (sp),y
        jsr     hex_look
        tya
        tax
        jsr     masks
        pla
        jmp     _path_clear     ; it takes the same arguments

sight_between:
        txa
        pha
        ldx     _unit_terrain,y
        jsr     masks
        pla
        tax
        jmp     path_between
