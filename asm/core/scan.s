; ---------------------------------------------------------------------------
; scan.s: who is how far from whom, for game/core/scan.c
;
; All three go from the last unit to the first with the unit in X.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _scan_nearest, _scan_within, _scan_measure
.export _scan_list, _scan_far, _scan_near
.export scan_around, scan_distance
.import pop1, pop2

my_q    = tmp1
my_r    = tmp2
my_army = tmp3
nearest = tmp4
dq      = ptr1
width   = ptr1                  ; of scan_within
low_r   = ptr1+1
hexes   = ptr2
sum     = ptr2+1
itself  = ptr3

.bss
_scan_list:     .res UNITS_MAX
_scan_far:      .res UNITS_MAX
_scan_near:     .res 1

.code
; ---------------------------------------------------------------------------
; u8 scan_nearest(u8 army, u8 q, u8 r)
;   Every enemy is measured to the end, even if its |dq| alone is no nearer: a hex
;   west of the map has q = 255, and then |dq| + |dr| wraps, here as in C.
; Zero page: tmp1 to tmp4, ptr1. Bytes: 53.
; Cycles: 60, 18 for a friend, 40 to 95 for an enemy.
; ---------------------------------------------------------------------------
_scan_nearest:
        sta     my_r
        ldy     #0
        lda     (sp),y
        sta     my_q
        iny
        lda     (sp),y
        sta     my_army
        lda     #255
        sta     nearest
        ldx     _unit_count
        bpl     @next           ; always
@unit:  lda     _unit_army,x
        cmp     my_army
        beq     @next
        lda     _unit_state,x
        cmp     #STATE_COMING
        bcs     @next
        jsr     scan_distance
        cmp     nearest
        bcs     @next
        sta     nearest
@next:   dex
        bpl     @unit
        lda     nearest
        jmp     pop2

; ---------------------------------------------------------------------------
; void scan_measure(u8 unit)
; Zero page: tmp1 to tmp4, ptr1. Bytes: 65.
; Cycles: 50, 29 for a friend, 90 for an enemy.
; ---------------------------------------------------------------------------
_scan_measure:
        tax
        lda     _unit_q,x
        sta     my_q
        lda     _unit_r,x
        sta     my_r
        lda     _unit_army,x
        sta     my_army
        ldy     #255
        sty     nearest
        sty     _scan_near
        ldx     _unit_count
        bpl     @next           ; always
@unit:  lda     #255
        ldy     _unit_army,x
        cpy     my_army
        beq     @far
        ldy     _unit_state,x
        cpy     #STATE_COMING
        bcs     @far
        jsr     scan_distance
        cmp     nearest         ; equals too: the last one found is the first unit
        beq     @near
        bcs     @far
@near:  sta     nearest
        stx     _scan_near
@far:   sta     _scan_far,x
@next:   dex
        bpl     @unit
        rts

; ---------------------------------------------------------------------------
; scan_distance: A = how far unit X is from my_q, my_r (tmp1, tmp2)
; Preserved: X, Y. Zero page: ptr1. Bytes: 53. Cycles: 47 at most, with jsr.
; ---------------------------------------------------------------------------
scan_distance:
        lda     _unit_q,x
        sec
        sbc     my_q
        bcs     @east
        eor     #$FF
        adc     #1
        sta     dq
        lda     _unit_r,x
        sec
        sbc     my_r
        bcs     @greater
        eor     #$FF            ; |dr| - 1, and the carry is the 1
        sec
        adc     dq
        rts
@east:  sta     dq
        lda     _unit_r,x
        sec
        sbc     my_r
        bcc     @west
        clc
        adc     dq
        rts
@west:  eor     #$FF
        adc     #1
@greater:
        cmp     dq
        bcs     @done
        lda     dq
@done:  rts

; ---------------------------------------------------------------------------
; u8 scan_within(u8 unit, u8 hexes)
;   Near is |dq|, |dr| and |dq + dr| at most hexes, each of them tested as
;   0 <= value + hexes <= 2 x hexes. Most units fail the first, whose operands are
;   put into the code: 16 cycles, and the carry is left set for the next one's
;   subtraction.
;   Tried and not taken: two units a round (50 bytes for 20 cycles of 968); looking
;   at 37 cells of map_unit, clipped at the edges, which pays from 50 units on.
; Zero page: ptr1 to ptr3. Bytes: 106. Cycles: 110, 16 for a unit in a far column,
; 35 to 75 for others.
;
; scan_around: the same from assembly, unit in X, hexes in A; their number in Y.
; ---------------------------------------------------------------------------
_scan_within:
        sta     tmp1
        ldy     #0
        lda     (sp),y
        tax
        lda     tmp1
        jsr     scan_around
        tya
        jmp     pop1

scan_around:
        stx     itself
        sta     width
        tay                     ; the sum's test subtracts 1 more: its carry is clear
        dey
        sty     hexes
        lda     _unit_q,x
        sec
        sbc     width
        sta     low_q+1
        lda     _unit_r,x
        clc                     ; 1 more here too
        sbc     width
        sta     low_r
        sec
        rol     width           ; 2 x hexes + 1
        lda     width
        sta     columns+1
        ldy     #0              ; found
        ldx     _unit_count
        sec
        bcs     next            ; always
unit:   lda     _unit_q,x
low_q:  sbc     #0              ; the westmost column
columns:
        cmp     #0              ; their number
        bcs     next
        sta     sum
        lda     _unit_r,x
        sbc     low_r
        cmp     width
        bcs     next
        adc     sum
        sbc     hexes
        cmp     width
        bcs     next
        lda     _unit_state,x
        cmp     #STATE_COMING
        bcs     next
        cpx     itself
        beq     next            ; equal: the carry is set
        txa
        sta     _scan_list,y
        iny
        sec
next:   dex
        bpl     unit
        rts
