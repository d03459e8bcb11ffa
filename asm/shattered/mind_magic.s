; ---------------------------------------------------------------------------
; mind_magic.s: whom a caster helps, and with what, for game/shattered/mind_magic.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.include "segments.inc"
.export _mind_cast
.import scan_distance, scan_nearest_to
.import _battle_unit, _battle_variant, _setup_magic, _scan_far, _scan_near
.import _order_kind, _order_target, _order_spell, _order_points
.import _unit_type, _unit_spells, _unit_illusion
.import _unit_blade, _unit_guard, _unit_haste, _unit_courage

ORDER_CAST    = 9               ; battle.h
VARIANT_FULL  = 0
SPELL_BLADE   = 0
SPELL_GUARD   = 1
SPELL_HASTE   = 2
SPELL_COURAGE = 3
MOUNTED       = 8               ; of tbl_unit_type
THREAT_HEXES  = 2               ; mind_magic.c
MARCH_HEXES   = 3

my_q   = tmp1                   ; as scan_distance wants it
my_r   = tmp2
spell  = zp_mind
unit   = zp_mind+1
target = zp_mind+2
most   = zp_mind+3              ; a word
worth  = zp_mind+5              ; a word
points = zp_mind+7              ; of the casting

.assert MORALE_RALLY_HEXES = MARCH_HEXES, error, "courage and haste ask for two distances"

upper_code
; ---------------------------------------------------------------------------
; u8 mind_cast(void)
; Zero page: zp_mind, and what scan_nearest uses. Bytes: 132. Cycles: 27 without magic,
; else 120 and 600 for each spell, with 1,300 for each friend whom it might help.
; ---------------------------------------------------------------------------
_mind_cast:
        ldy     _battle_unit
        lda     _setup_magic
        beq     @none
        lda     _unit_spells,y
        beq     @none
        cmp     #SPELL_MOST
        bcc     @few
        lda     #SPELL_MOST
@few:   sta     points
        lda     #ORDER_CAST
        sta     _order_kind
        ldx     _scan_near
        cpx     #NO_UNIT
        beq     @calm
        lda     _scan_far,x
        cmp     #THREAT_HEXES + 1
        bcs     @calm
        lda     _unit_guard,y
        ora     _unit_haste,y
        beq     on_itself
@calm:  lda     _battle_variant
        .assert VARIANT_FULL = 0, error, "the full rules are told by zero"
        bne     @strict
        ldx     #SPELL_COURAGE
        jsr     on_friend
        bcc     cast
@strict:
        ldx     #SPELL_BLADE
        jsr     on_friend
        bcc     cast
        lda     _battle_variant
        bne     @none
        lda     points          ; the last points, too few for a full casting, hasten a
        cmp     #SPELL_MOST     ; march
        beq     @none
        ldx     #SPELL_HASTE
        jsr     on_friend
        bcc     cast
@none:  lda     #0
        tax
        rts

; The caster itself is threatened, by enemy X: it runs from foot, and
; from riders, whom it cannot outrun, it hides behind a shield.
on_itself:
        sty     _order_target
        ldy     #SPELL_GUARD
        lda     _scan_far,x
        cmp     #THREAT_HEXES
        bne     @guard
        lda     _battle_variant
        bne     @guard
        lda     _unit_type,x
        tax
        lda     _tbl_unit_type,x
        and     #MOUNTED
        bne     @guard
        ldy     #SPELL_HASTE
@guard: sty     _order_spell
cast:   lda     points
        sta     _order_points
        lda     #1
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; on_friend: casts spell X on the friend who profits most, by strength, twice that on
; horseback; carry set without one
; Zero page: that of mind_cast. Bytes: 191. Cycles: about 1,400 for 27 units, and 1,300 for
; each friend whom it might help.
; ---------------------------------------------------------------------------
on_friend:
        stx     spell
        ldx     #NO_UNIT
        stx     target
        inx
        stx     most
        stx     most+1
        beq     @unit           ; always
@last:  lda     spell
        ldx     target
        cpx     #NO_UNIT        ; the carry: nobody
        bcs     @done
        sta     _order_spell
        stx     _order_target
@done:  rts
@next:  ldx     unit
        inx
@unit:  stx     unit
        cpx     _unit_count
        bcs     @last
        ldy     _battle_unit
        cpx     _battle_unit
        beq     @next
        lda     _unit_army,x
        cmp     _unit_army,y
        bne     @next
        lda     _unit_illusion,x
        bne     @next
        lda     _unit_state,x
        ldy     spell
        cpy     #SPELL_COURAGE
        beq     @courage
        cmp     #0              ; STATE_READY
        bne     @next
        lda     _unit_blade,x
        cpy     #SPELL_BLADE
        beq     @spell
        ldy     _unit_type,x
        lda     _tbl_unit_type,y
        and     #MOUNTED
        ora     _unit_haste,x
@spell: cmp     #0
        bne     @next           ; it has it, or is a rider
        beq     @near           ; always
@courage:
        cmp     #STATE_ROUTED
        bne     @next
        lda     _unit_courage,x
        bne     @next
@near:  ldy     _battle_unit
        lda     _unit_q,y
        sta     my_q
        lda     _unit_r,y
        sta     my_r
        jsr     scan_distance
        cmp     #SPELL_HEXES + 1
        bcs     @next
        jsr     scan_nearest_to
        ldx     unit
        ldy     spell
        beq     @blade          ; SPELL_BLADE: in a fight
        cmp     #MARCH_HEXES + 1        ; else far from every enemy: only then a
        bcc     @next                   ; routed unit checks
        bcs     @helps          ; always
@blade: cmp     #1
        bne     @next
@helps: lda     _unit_men_lo,x
        sta     worth
        lda     _unit_men_hi,x
        sta     worth+1
        ldy     _unit_type,x
        lda     _tbl_unit_type,y
        and     #MOUNTED
        beq     @foot
        asl     worth
        rol     worth+1
@foot:  lda     most
        cmp     worth
        lda     most+1
        sbc     worth+1
        bcs     @less
        lda     worth
        sta     most
        lda     worth+1
        sta     most+1
        stx     target
@less:  jmp     @next
