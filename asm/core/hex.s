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
.export hex_here, hex_look, step_q, step_r
.import _map_columns, _map_rows, _map_unit, _map_terrain
.import pop1, pop2

.bss
_hex_step_q:    .res 1
_hex_step_r:    .res 1

.rodata
step_q: .byte   0, 0, 1, 1, 0, 255, 255 ; added to q and r by a step; 255 is -1
step_r: .byte   0, 255, 255, 0, 1, 1, 0

.code
; ---------------------------------------------------------------------------
; u8 hex_row(u8 q, u8 r)
; Zero page: tmp1, tmp2 q. Bytes: 22 with row. Cycles: 68.
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
; Preserved: X. Zero page: tmp1, ptr1. Bytes: 56. Cycles: 121.
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
