; ---------------------------------------------------------------------------
; mind_stand.s: where to stand, for game/shattered/mind_stand.c
;
; The constants are those of the C file.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _mind_best_direction, _mind_pace, _mind_way
.import hex_look, step_q, step_r, scan_distance, cost_in
.import _battle_unit, _mind_skill, _mind_shy, _mind_goal, _mind_match
.import _scan_far, _scan_near, _unit_heading, _unit_terrain

SKILL_NOVICE    = 0             ; computer.h
MIND_SHY_HEXES  = 4             ; mind.h
MATCH_EVEN      = 128
STAND_EVEN      = 20000         ; mind_stand.c
STAND_IDLE      = 62
STAND_COVER     = 23
STAND_NEAR      = 3
NEIGHBOURS_EVEN = 1000

stand_q   = tmp1                ; as scan_distance wants it
stand_r   = tmp2
terrain   = ptr2
score     = ptr3
best_score = ptr4
direction = sreg
best      = sreg+1

.bss
_mind_pace:     .res 1
_mind_way:      .res 6
neighbours_low: .res DIRECTIONS + 1
neighbours_high: .res DIRECTIONS + 1
close:          .res 1
back:           .res 1
place_q:        .res 1          ; the hex that is weighed
place_r:        .res 1

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
; Zero page: tmp1 to tmp3, ptr1 to ptr4, sreg. Bytes: 194.
; Cycles: about 2,000; 900 more with enemies near.
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
@far:   ldx     _battle_unit    ; where it is
        lda     _unit_q,x
        sta     place_q
        lda     _unit_r,x
        sta     place_r
        ldy     _unit_terrain,x
        lda     _mind_pace
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
        ldy     _battle_unit
        lda     _unit_q,y
        clc
        adc     step_q,x
        sta     place_q
        lda     _unit_r,y
        clc
        adc     step_r,x
        sta     place_r
        ldx     place_q
        jsr     hex_look
        bcs     @next           ; off the map
        cmp     #NO_UNIT
        bne     @next
        tya
        pha
        sta     tmp1
        ldy     _battle_unit
        jsr     cost_in
        tax
        pla
        tay
        txa
        beq     @next           ; PROHIBITED
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
; stand: score = how good it is to stand in direction, entered at cost A, terrain Y
; Zero page: tmp1, tmp2, ptr1 of scan_distance, ptr2. Bytes: 125. Cycles: 130 to 200.
; ---------------------------------------------------------------------------
stand:  sty     terrain
        ldx     #0
        stx     score+1
        asl                     ; 8 x cost
        rol     score+1
        asl
        rol     score+1
        asl
        rol     score+1
        eor     #$FF            ; STAND_EVEN less that
        sec
        adc     #<STAND_EVEN
        sta     score
        lda     #>STAND_EVEN
        sbc     score+1
        sta     score+1
        lda     place_q
        sta     stand_q
        lda     place_r
        sta     stand_r
        ldx     _mind_goal
        jsr     scan_distance
        ldy     #0              ; the way: nearer, as near, farther
        cmp     _scan_far,x
        bcc     @way
        beq     @level
        iny
        iny
@level: iny
        iny
@way:   lda     score
        sec
        sbc     _mind_way,y
        sta     score
        lda     score+1
        sbc     _mind_way+1,y
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
; Zero page: tmp1, tmp2. Bytes: 113. Cycles: 600 with 27 units, and 90 for each
; enemy within 2 hexes with 50 for each of its hexes.
; ---------------------------------------------------------------------------
look_around:
        ldx     #DIRECTIONS
@even:  lda     #<NEIGHBOURS_EVEN
        sta     neighbours_low,x
        lda     #>NEIGHBOURS_EVEN
        sta     neighbours_high,x
        dex
        bpl     @even
        ldx     _unit_count
        bpl     @next           ; always
@unit:  lda     _scan_far,x
        cmp     #3
        bcs     @next
        ldy     _battle_unit
        lda     _unit_q,x
        adc     #2              ; the carry is clear
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
@bit:   lsr     tmp2
        bcc     @zero
        lda     neighbours_low,y        ; + match - MATCH_EVEN
        clc
        adc     _mind_match,x
        sta     neighbours_low,y
        lda     neighbours_high,y
        adc     #0
        sta     neighbours_high,y
        lda     neighbours_low,y
        sec
        sbc     #MATCH_EVEN
        sta     neighbours_low,y
        lda     neighbours_high,y
        sbc     #0
        sta     neighbours_high,y
@zero:  iny
        lda     tmp2
        bne     @bit
@next:  dex
        bpl     @unit
        rts
