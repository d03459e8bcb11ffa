; ---------------------------------------------------------------------------
; u8 casualty_percent(u8 total)
;
;   The chart's percent for a total of factors, FACTOR_ZERO standing for 0. What is
;   beyond an end of the chart is its end.
;
; Bytes: 20. Cycles: 33.
; ---------------------------------------------------------------------------
.include "tables.inc"
.export _casualty_percent

FACTOR_ZERO = 64                ; combat.h
LAST        = CASUALTY_HIGHEST - CASUALTY_LOWEST

.code
_casualty_percent:
        sec
        sbc     #FACTOR_ZERO + CASUALTY_LOWEST
        bcs     @up
        lda     #0
@up:    cmp     #LAST
        bcc     @within
        lda     #LAST
@within:
        tay
        lda     _tbl_casualty,y
        ldx     #0
        rts
