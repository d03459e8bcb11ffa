; ---------------------------------------------------------------------------
; hex.s: rows, cells, neighbours, for game/core/hex.c
;
;   row  = r - R_ZERO + q / 2
;   cell = 32 x row + q
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.export _hex_row, _hex_r, _hex_on_map, _hex_cell, _hex_step
.export _hex_step_q, _hex_step_r
.export hex_here, hex_look, hex_at, hex_around, hex_beside, hex_cells, step_q, step_r
.import _map_columns, _map_rows, _map_unit, _map_terrain
.import pop1, pop2

.bss
_hex_step_q:    .res 1
_hex_step_r:    .res 1

.rodata
step_q: .byte   0, 0, 1, 1, 0, 255, 255 ; added to q and r by a step; 255 is -1
step_r: .byte   0, 255, 255, 0, 1, 1, 0

; By direction, from an even column and from an odd one: the rows that a step goes
; down, and the cell, counted from the one a row and a column before the hex.
rows_down:      .byte 255, 255, 0, 1, 0, 255
                .byte 255, 0, 1, 1, 1, 0
hex_cells:      .byte 1, 2, 34, 65, 32, 0
                .byte 1, 34, 66, 65, 64, 32
ODD             = 6

.code
; ---------------------------------------------------------------------------
; u8 hex_row(u8 q, u8 r)
; Zero page: tmp1, tmp2 q. Bytes: 22 with row. Cycles: 61.
; ---------------------------------------------------------------------------
_hex_row:
        jsr     row
        jmp     pop1

; A = row of the hex whose q is on top of C's stack, r in A; q in tmp2.
row:    sec
        sbc     #R_ZERO
        sta     tmp1
        ldy     #0
        lda     (sp),y
        sta     tmp2
        lsr
        clc
        adc     tmp1
        rts

; ---------------------------------------------------------------------------
; u8 hex_r(u8 column, u8 row)
;   r = row + R_ZERO - column / 2
; Zero page: tmp1. Bytes: 18. Cycles: 47.
; ---------------------------------------------------------------------------
_hex_r: clc
        adc     #R_ZERO
        sta     tmp1
        ldy     #0
        lda     (sp),y
        lsr
        eor     #$FF
        sec
        adc     tmp1
        jmp     pop1

; ---------------------------------------------------------------------------
; u16 hex_cell(u8 q, u8 r)
; Returns: (X A). Zero page: tmp1, tmp2 q. Bytes: 23. Cycles: 81.
; ---------------------------------------------------------------------------
_hex_cell:
        jsr     row
        inc     sp
        bne     @low
        inc     sp+1
@low:   tay
        lsr
        lsr
        lsr
        tax
        tya
        asl
        asl
        asl
        asl
        asl
        ora     tmp2
        rts

; ---------------------------------------------------------------------------
; u8 hex_step(u8 q, u8 r, u8 direction)
; Zero page: tmp1. Bytes: 36. Cycles: 124.
; ---------------------------------------------------------------------------
_hex_step:
        tax
        ldy     #1
        lda     (sp),y
        clc
        adc     step_q,x
        sta     _hex_step_q
        dey
        lda     (sp),y
        clc
        adc     step_r,x
        sta     _hex_step_r
        ldx     _hex_step_q
        jsr     hex_here
        lda     #0
        rol
        eor     #1              ; the carry turned round
        jmp     pop2

; ---------------------------------------------------------------------------
; u8 hex_on_map(u8 q, u8 r)
; Zero page: tmp1, tmp2. Bytes: 39 with hex_here. Cycles: 80.
;
; hex_here: the same from assembly, q in X, r in A. Carry clear if it is on the
; map, its row in A then. Preserves X, Y. Zero page: tmp1.
; ---------------------------------------------------------------------------
_hex_on_map:
        sta     tmp2
        ldy     #0
        lda     (sp),y
        tax
        lda     tmp2
        jsr     hex_here
        lda     #0
        rol
        eor     #1
        jmp     pop1

hex_here:
        cpx     _map_columns
        bcs     @off
        sec
        sbc     #R_ZERO
        sta     tmp1
        txa
        lsr
        clc
        adc     tmp1
        cmp     _map_rows
@off:   rts

; ---------------------------------------------------------------------------
; hex_look: what is in hex q in X, r in A
; Returns: carry set if it is off the map; else A = map_unit, Y = map_terrain.
; Preserved: X. Zero page: tmp1, ptr1. Bytes: 56. Cycles: 137; 53 off the map.
; ---------------------------------------------------------------------------
hex_look:
        jsr     hex_here
        bcs     @off
        tay
        lsr
        lsr
        lsr
        sta     ptr1+1
        tya
        asl
        asl
        asl
        asl
        asl
        stx     tmp1
        ora     tmp1            ; 32 x row + q
        clc
        adc     #<_map_unit
        sta     ptr1
        lda     ptr1+1
        adc     #>_map_unit
        sta     ptr1+1
        ldy     #0
        lda     (ptr1),y
        pha
        lda     ptr1
        clc
        adc     #<(_map_terrain - _map_unit)
        sta     ptr1
        lda     ptr1+1
        adc     #>(_map_terrain - _map_unit)
        sta     ptr1+1
        lda     (ptr1),y
        tay
        pla
        clc
@off:   rts

; ---------------------------------------------------------------------------
; hex_at: looks at the hex of unit X
; Returns: zp_around+3 and +5 point to map_unit and map_terrain so that the unit's own
; cell is at index 33.
; Preserved: X. Destroyed: A, Y. Bytes: 62. Cycles: 103.
;
; hex_around: looks at those around it too
; Returns: what hex_beside wants.
; Preserved: X. Destroyed: A, Y. Bytes: 32. Cycles: 150 within the map.
;
; hex_beside: the neighbour in direction X
; Returns: carry set if it is off the map; else A = map_unit there, and Y the cell's
; index for the two pointers.
; Preserved: X. Bytes: 37. Cycles: 41 within the map, 68 at its edge, with jsr.
; ---------------------------------------------------------------------------
around_q      = zp_around
around_row    = zp_around+1
around_odd    = zp_around+2
around_units  = zp_around+3
around_ground = zp_around+5
around_inside = zp_around+7     ; all six neighbours are on the map

hex_at:
        ldy     #0
        lda     _unit_q,x
        sta     around_q
        lsr
        bcc     @even
        ldy     #ODD
        clc
@even:  sty     around_odd
        adc     _unit_r,x
        sec
        sbc     #R_ZERO
        sta     around_row
        sta     around_units+1
        lda     #0              ; (around_units+1, A) = 32 x row + q
        lsr     around_units+1
        ror
        lsr     around_units+1
        ror
        lsr     around_units+1
        ror
        ora     around_q        ; the carry is clear
        tay
        adc     #<(_map_terrain - 33)
        sta     around_ground
        lda     around_units+1
        adc     #>(_map_terrain - 33)
        sta     around_ground+1
        tya
        clc
        adc     #<(_map_unit - 33)
        sta     around_units
        lda     around_units+1
        adc     #>(_map_unit - 33)
        sta     around_units+1
        rts

hex_around:
        jsr     hex_at
        ldy     #0
        lda     around_q
        beq     @edge
        clc
        adc     #1
        cmp     _map_columns
        bcs     @edge
        lda     around_row
        beq     @edge
        adc     #1
        cmp     _map_rows
        bcs     @edge
        iny
@edge:  sty     around_inside
        rts

hex_beside:
        txa
        clc
        adc     around_odd
        tay
        lda     around_inside
        bne     @on
        lda     around_q
        adc     step_q,x        ; the carry is clear
        cmp     _map_columns
        bcs     @off
        lda     around_row
        adc     rows_down-1,y
        cmp     _map_rows
        bcs     @off
@on:    lda     hex_cells-1,y
        tay
        lda     (around_units),y
        clc
@off:   rts
