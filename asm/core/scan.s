; ---------------------------------------------------------------------------
; scan.s: who is how far from whom, for game/core/scan.c
;
; All three go from the last unit to the first with the unit in X.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _scan_nearest, _scan_within, _scan_measure
.export _scan_list, _scan_far, _scan_near
.export scan_around, scan_distance, scan_nearest_to
.import pop2

my_q    = tmp1
my_r    = tmp2
my_army = tmp3
nearest = tmp4
dq      = ptr1
width   = ptr1                  ; of scan_within
sum     = ptr2
middle  = ptr2+1              ; column of scan_within
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
; Zero page: tmp1 to tmp4, ptr1. Bytes: 70.
; Cycles: 95, 15 for a friend, 23 for who is off the field, 71 to 79 for an enemy.
;
; scan_nearest_to: the same from assembly, for unit X where it stands. Returns A.
; ---------------------------------------------------------------------------
_scan_nearest:
        sta     my_r
        ldy     #0
        lda     (sp),y
        sta     my_q
        iny
        lda     (sp),y
        jsr     nearest_enemy
        jmp     pop2

scan_nearest_to:
        lda     _unit_q,x
        sta     my_q
        lda     _unit_r,x
        sta     my_r
        lda     _unit_army,x
nearest_enemy:
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
@next:  dex
        bpl     @unit
        lda     nearest
        rts

; ---------------------------------------------------------------------------
; void scan_measure(u8 unit)
;   scan_distance written out, with the unit's own hex put into the code.
; Zero page: tmp4, ptr1. Bytes: 129. Cycles: 62, 20 for a friend, 28 for who is gone,
; about 64 for an enemy.
; ---------------------------------------------------------------------------
_scan_measure:
        tax
        ldy     _unit_r,x
        sty     @east_r+1
        sty     @west_r+1
        ldy     _unit_q,x
        sty     @my_q+1
        lda     _unit_army,x
        sta     @mine+1
        lda     #255
        sta     nearest
        sta     _scan_near
        ldx     _unit_count
        bpl     @test           ; always
@friend:
        lda     #255
        sta     _scan_far,x
        dex
        bmi     @done
@unit:  lda     _unit_army,x
@mine:  cmp     #0
        beq     @friend
        lda     _unit_state,x
        cmp     #STATE_COMING
        bcs     @friend
        lda     _unit_q,x
        sec
@my_q:  sbc     #0
        bcc     @west
        sta     dq
        lda     _unit_r,x
@east_r:
        sbc     #0
        bcc     @mixed
        clc
        adc     dq
        jmp     @far
@west:  eor     #$FF
        adc     #1
        sta     dq
        lda     _unit_r,x
        sec
@west_r:
        sbc     #0
        bcs     @greater
        eor     #$FF            ; |dr| - 1, and the carry is the 1
        sec
        adc     dq
        jmp     @far
@mixed: eor     #$FF
        adc     #1
@greater:
        cmp     dq
        bcs     @far
        lda     dq
@far:   sta     _scan_far,x
        cmp     nearest         ; equals too: the last one found is the first unit
        beq     @near
        bcs     @test
@near:  sta     nearest
        stx     _scan_near
@test:  dex
        bpl     @unit
@done:  rts

; ---------------------------------------------------------------------------
; scan_distance: A = how far unit X is from my_q, my_r (tmp1, tmp2)
; Preserved: X, Y. Zero page: ptr1. Bytes: 53. Cycles: 43 to 51.
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
;   put into the code, seven units a round: 11 cycles, and the carry is left set for
;   the next one's subtraction. The number of columns is hardly ever another than the
;   last time, so it is put there only then. The last round may look at units before
;   the first.
; Zero page: ptr1 to ptr3. Bytes: 224. Cycles: 125, 11 for a unit in a far column,
; 30 to 80 for others.
;
; scan_around: the same from assembly, unit in X, hexes in A; their number in Y too.
; ---------------------------------------------------------------------------
ROUND = 7                       ; units

.macro look number, near        ; at the unit so many before X
        lda     _unit_q-number,x
.ident(.sprintf("west_%d", number)):
        sbc     #0              ; the westmost column
.ident(.sprintf("columns_%d", number)):
        cmp     #0              ; how many there are
        bcc     near
.endmacro

_scan_within:
        sta     width
        ldy     #0
        lda     (sp),y
        tax
        inc     sp
        bne     around
        inc     sp+1
        bne     around          ; always

scan_around:
        sta     width
around: stx     itself
        lda     _unit_r,x
        clc                     ; 1 more: the test's carry is clear
        sbc     width
        sta     low_r+1
        lda     _unit_q,x
        sta     middle
        sec
        sbc     width
.repeat ROUND, number
        sta     .ident(.sprintf("west_%d", number))+1
.endrepeat
        sec
        rol     width           ; 2 x hexes + 1
        lda     width
        cmp     rows+1
        beq     @as_before
        sta     rows+1
.repeat ROUND, number
        sta     .ident(.sprintf("columns_%d", number))+1
.endrepeat
@as_before:
        ldy     #0              ; found
        ldx     _unit_count
        sec
        bcs     next            ; always
near_6: dex
near_5: dex
near_4: dex
near_3: dex
near_2: dex
near_1: dex
        bmi     end
near:   lda     _unit_r,x
low_r:  sbc     #0              ; the carry is clear
rows:   cmp     #0
        bcs     next
        sta     sum
        lda     _unit_q,x
        sec
        sbc     middle
        clc
        adc     sum
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
        bmi     end
unit:   look    0, near
        look    1, near_1
        look    2, near_2
        look    3, near_3
        look    4, near_4
        look    5, near_5
        look    6, near_6
        txa
        sbc     #ROUND
        tax
        bpl     unit            ; with the carry set
end:    tya
        ldx     #0
        rts
