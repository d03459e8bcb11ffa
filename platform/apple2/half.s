; ---------------------------------------------------------------------------
; half.s: half a hex on the screen, eight lines of three bytes
;
; The lines of a text row lie in eight pages, $400 apart; which eight, of four kinds, is
; told by the row (screen.s). So there are four routines without a loop: 9 cycles a byte,
; where a pointer to each line would take 10, and 66 for the pointers.
;
; They are in TOP, which is there while bank 2 is; it has no room for them.
;
; half_0 to half_3: of tile X (its lower half with X + 128) to Y, where the row's first
; byte is 0
; Preserved: X, Y. Zero page: -. Bytes: 580. Cycles: 222, by jmp.
; ---------------------------------------------------------------------------
.include "machine.inc"
.export half_low, half_high

.segment "TOP"

.repeat 4, pages
.ident(.sprintf("half_%d", pages)):
        .repeat 8, n
        lda     tiles_0 + 16*n,x
        sta     $2000 + $100*pages + $400*n,y
        lda     tiles_1 + 16*n,x
        sta     $2001 + $100*pages + $400*n,y
        lda     tiles_2 + 16*n,x
        sta     $2002 + $100*pages + $400*n,y
        .endrepeat
        rts
.endrepeat

.segment "ART"
; Of each text row that the map has, the routine.
half_low:
        .repeat 20, r
        .byte   <.ident(.sprintf("half_%d", (r / 2) & 3))
        .endrepeat
half_high:
        .repeat 20, r
        .byte   >.ident(.sprintf("half_%d", (r / 2) & 3))
        .endrepeat
