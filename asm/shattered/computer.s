; ---------------------------------------------------------------------------
; computer.s: the computer opponent's order, for game/shattered/computer.c
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.include "segments.inc"
.export _computer_order, _mind_skill, _mind_blind
.import _mind_look, _mind_cast, _mind_best_shot, _mind_best_melee, _mind_wavers, _mind_march
.import _battle_unit, _order_kind, _order_target, _mind_shy
.import _unit_illusion, _unit_type

EVEN         = 20000            ; mind.h
SKILL_NOVICE = 0                ; computer.h
SKILL_EXPERT = 2
ORDER_WAIT   = 0                ; battle.h
ORDER_MELEE  = 7
ORDER_FIRE   = 8
MOUNTED      = 8                ; of tbl_unit_type

upper_bss
_mind_skill:    .res 1
_mind_blind:    .res 1
shot:           .res 2
melee:          .res 2
enemy:          .res 1          ; whom to shoot at

upper_code
; ---------------------------------------------------------------------------
; void computer_order(u8 skill)
; Zero page: that of what it calls. Bytes: 181. Cycles: 150 beside what it calls.
; ---------------------------------------------------------------------------
_computer_order:
        sta     _mind_skill
        jsr     _mind_look
        ldx     _battle_unit
        lda     _unit_illusion,x
        bne     @march
        lda     _mind_skill
        .assert SKILL_NOVICE = 0, error, "a novice is told by zero"
        beq     @fights
        jsr     _mind_cast
        tax
        beq     @fights
        rts
@march: jmp     _mind_march
@fights:
        jsr     _mind_best_shot
        sta     shot
        stx     shot+1
        ldy     _order_target
        sty     enemy
        ldy     #0
        ora     shot+1
        bne     @sees
        iny
@sees:  sty     _mind_blind
        jsr     _mind_best_melee
        sta     melee
        stx     melee+1
        cmp     #<EVEN
        txa
        sbc     #>EVEN
        bcc     @shoots
        lda     melee
        cmp     shot
        txa
        sbc     shot+1
        bcc     @shoots
        lda     _mind_skill
        cmp     #SKILL_EXPERT
        bne     strikes
        jsr     _mind_wavers
        tax
        beq     strikes
        lda     #1              ; steadied, it will need no check
        sta     _order_target
        lda     #ORDER_WAIT
        beq     order           ; always
@shoots:
        lda     _mind_skill
        cmp     #SKILL_EXPERT   ; the carry: no shot that hardly tells
        lda     #<EVEN
        adc     #0
        cmp     shot
        lda     #>EVEN
        sbc     shot+1
        bcs     @draws_back
        lda     enemy
        sta     _order_target
        lda     #ORDER_FIRE
        bne     order           ; always

; A fight that it would lose. Riders can always get away; that foot which has moved
; begins to count its lost battles anew only the expert knows.
@draws_back:
        lda     melee
        ora     melee+1
        beq     @march
        lda     _mind_shy
        bne     @march
        lda     _mind_skill
        cmp     #SKILL_EXPERT
        beq     @shy
        ldx     _battle_unit
        ldy     _unit_type,x
        lda     _tbl_unit_type,y
        and     #MOUNTED
        beq     strikes         ; better to strike than to be struck
@shy:   lda     #1
        sta     _mind_shy
        jmp     _mind_march
strikes:
        lda     #ORDER_MELEE
order:  sta     _order_kind
        rts
