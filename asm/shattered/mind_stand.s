; ---------------------------------------------------------------------------
; mind_stand.s: where to stand, for game/shattered/mind_stand.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _mind_best_direction, _mind_pace, _mind_way
.import hex_around, hex_beside, ray_turn, ray_toward
.import cost_begin, cost_of
.import _battle_unit, _mind_skill, _mind_shy, _mind_goal, _mind_match, _mind_beside
.import _scan_far, _scan_near, _unit_heading, _unit_terrain

SKILL_NOVICE    = 0             ; computer.h
MIND_SHY_HEXES  = 4             ; mind.h
MATCH_EVEN      = 128
STAND_EVEN      = 20000         ; mind_stand.c
STAND_IDLE      = 62
STAND_COVER     = 23
STAND_NEAR      = 3
NEIGHBOURS_EVEN = 1000

around_ground = zp_around+5     ; hex.s
terrain    = ptr2
score      = ptr3
best_score = ptr4
direction  = sreg
best       = sreg+1
close      = zp_mind
back       = zp_mind+1
left       = zp_mind+3          ; enemies within 2 hexes
turn       = zp_mind+2          ; added to a direction it is the index in ray_toward-1

.bss
_mind_pace:     .res 1
_mind_way:      .res 6
neighbours_low: .res DIRECTIONS + 1
neighbours_high: .res DIRECTIONS + 1

.rodata
reverse:        .byte 0, 4, 5, 6, 1, 2, 3
cover:          .byte 0, STAND_COVER, 2*STAND_COVER, 3*STAND_COVER
; The hexes that are beside an enemy, a bit a direction and bit 0 the unit's own, by
; where the enemy is: 5 x (its q - ours + 2) + its r - ours + 2.
beside: .byte   $00, $00, $40, $60, $20
        .byte   $00, $42, $23, $51, $30
        .byte   $02, $45, $7E, $29, $10
        .byte   $06, $0B, $15, $18, $00
        .byte   $04, $0C, $08, $00, $00
columns:        .byte 0, 5, 10, 15, 20

.code
; ---------------------------------------------------------------------------
; u8 mind_best_direction(void)
;   A hex beside the unit is nearer to the goal or farther by where the goal is seen
;   alone: no distance is measured.
; Zero page: tmp1, tmp2, ptr1 to ptr4, sreg, zp_mind, zp_around, zp_cost. Bytes: 181.
; Cycles: about 1,300; 900 more with enemies near.
; ---------------------------------------------------------------------------
_mind_best_direction:
        lda     #0
        sta     close
        sta     best            ; ORDER_WAIT
        sta     direction
        ldx     _scan_near
        lda     _scan_far,x
        ldx     _mind_skill
        .assert SKILL_NOVICE = 0, error, "a novice is told by zero"
        beq     @alone
        cmp     #STAND_NEAR + 1
        bcs     @alone
        inc     close
@alone: ldx     #0
        ldy     _mind_shy
        beq     @bold
        cmp     #MIND_SHY_HEXES + 1
        bcc     @shy
@bold:  ldy     _battle_unit
        ldx     _unit_heading,y
        lda     reverse,x
        tax
@shy:   stx     back
        lda     close
        beq     @far
        jsr     look_around
@far:   ldy     _battle_unit
        jsr     cost_begin
        ldx     _mind_goal
        jsr     ray_turn
        sta     turn
        ldx     _battle_unit
        jsr     hex_around
        ldy     _unit_terrain,x ; where it is
        sty     terrain
        lda     _mind_pace
        ldx     #2              ; as near
        jsr     stand
        lda     score
        sec
        sbc     #STAND_IDLE
        sta     best_score
        lda     score+1
        sbc     #0
        sta     best_score+1

@next:  ldx     direction       ; and around it
        inx
        cpx     #DIRECTIONS + 1
        beq     @done
        stx     direction
        cpx     back
        beq     @next
        jsr     hex_beside
        bcs     @next           ; off the map
        cmp     #NO_UNIT
        bne     @next
        lda     (around_ground),y
        sta     terrain
        jsr     cost_of
        cmp     #0
        beq     @next           ; PROHIBITED
        ldx     direction
        tay
        txa
        clc
        adc     turn
        tax
        lda     ray_toward-1,x
        asl                     ; words
        tax
        tya
        jsr     stand
        lda     best_score
        cmp     score
        lda     best_score+1
        sbc     score+1
        bcs     @next
        lda     score
        sta     best_score
        lda     score+1
        sta     best_score+1
        lda     direction
        sta     best
        jmp     @next
@done:  lda     best
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; stand: score = how good it is to stand in direction, in terrain, entered at cost A,
; with the way at offset X of mind_way
; Zero page: tmp1, ptr1. Bytes: 91. Cycles: 85, and 70 more with enemies near.
; ---------------------------------------------------------------------------
stand:  ldy     #0
        sty     tmp1
        asl                     ; 8 x cost
        rol     tmp1
        asl
        rol     tmp1
        asl
        rol     tmp1
        clc
        adc     _mind_way,x
        tay
        lda     tmp1
        adc     _mind_way+1,x
        sta     tmp1
        tya                     ; STAND_EVEN less that
        eor     #$FF
        sec
        adc     #<STAND_EVEN
        sta     score
        lda     #>STAND_EVEN
        sbc     tmp1
        sta     score+1
        lda     close
        beq     @done
        ldx     direction
        lda     neighbours_high,x
        sta     ptr1
        lda     neighbours_low,x
        asl
        rol     ptr1
        asl
        rol     ptr1
        clc
        adc     score
        sta     score
        lda     ptr1
        adc     score+1
        sta     score+1
        ldx     terrain
        lda     _tbl_terrain,x
        and     #3
        tax
        lda     cover,x
        clc
        adc     score
        sta     score
        bcc     @done
        inc     score+1
@done:  rts

; ---------------------------------------------------------------------------
; look_around: what it is to have the enemies beside a hex for neighbours, by
; direction, 0 the unit's own hex; NEIGHBOURS_EVEN without any
; Zero page: tmp1, tmp2, ptr1. Bytes: 111. Cycles: 160, and 110 for each enemy within 2
; hexes, of which mind_choose_goal has made a list, with 38 for each of its hexes.
; ---------------------------------------------------------------------------
look_around:
        ldx     #DIRECTIONS
@even:  lda     #<NEIGHBOURS_EVEN
        sta     neighbours_low,x
        lda     #>NEIGHBOURS_EVEN
        sta     neighbours_high,x
        dex
        bpl     @even
        ldy     _mind_beside
        beq     @done
@unit:  sty     left
        ldx     _mind_beside,y
        ldy     _battle_unit
        lda     _unit_q,x
        clc
        adc     #2
        sec
        sbc     _unit_q,y
        sta     tmp1
        lda     _unit_r,x
        clc
        adc     #2
        sec
        sbc     _unit_r,y
        ldy     tmp1
        clc
        adc     columns,y
        tay
        lda     beside,y
        sta     tmp2
        ldy     #0
        lda     _mind_match,x   ; match - MATCH_EVEN, as a word
        sec
        sbc     #MATCH_EVEN
        sta     ptr1
        bcs     @gain
        dey
@gain:  sty     ptr1+1
        ldy     #0
@bit:   lsr     tmp2
        bcc     @zero
        clc
        lda     neighbours_low,y
        adc     ptr1
        sta     neighbours_low,y
        lda     neighbours_high,y
        adc     ptr1+1
        sta     neighbours_high,y
@zero:  iny
        lda     tmp2
        bne     @bit
        ldy     left
        dey
        bne     @unit
@done:  rts
