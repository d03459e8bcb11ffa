; ---------------------------------------------------------------------------
; u8 melee_weapon_factor(u8 weapon, u8 enemy_type)
;
;   A nibble of tbl_melee_factor, row weapon / 2, the odd weapons' on top.
;
; Arguments: enemy_type in A, weapon on C's stack.
; Zero page: tmp1. Bytes: 40. Cycles: 87.
;
; weapon_factor: the same from assembly, weapon in A, enemy_type in X. Preserves Y.
; Cycles: 52.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _melee_weapon_factor, weapon_factor
.import pop1

.code
_melee_weapon_factor:
        tax
        ldy     #0
        lda     (sp),y
        jsr     weapon_factor
        jmp     pop1

weapon_factor:
        lsr                     ; the carry: an odd weapon
        php
        asl
        asl
        asl
        sta     tmp1
        lda     _tbl_unit_type,x
        and     #7              ; the column
        ora     tmp1
        tax
        lda     _tbl_melee_factor,x
        plp
        bcs     @odd
        and     #15
        rts
@odd:   lsr
        lsr
        lsr
        lsr
        rts
