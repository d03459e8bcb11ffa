; ---------------------------------------------------------------------------
; void morale_count_neighbours(u8 unit)
;
;   morale_close: friends less enemies near that do not run, around COUNT_ZERO.
;   morale_fear: enemies near that inspire it.
;
; Zero page: those of scan_around, tmp1. Bytes: 74.
; Cycles: 40, and scan_around's; 45 for each unit near.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "units.inc"
.include "tables.inc"
.export _morale_count_neighbours
.import scan_around, _scan_list
.import _unit_race, _morale_close, _morale_fear

COUNT_ZERO = 128                ; morale.h

; One scan serves both.
.assert MORALE_CLOSE_HEXES = BONUS_FEAR_HEXES, error, "close and fear reach differently far"

.code
_morale_count_neighbours:
        tax
        lda     _unit_army,x
        sta     tmp1
        lda     #COUNT_ZERO
        sta     _morale_close
        lda     #0
        sta     _morale_fear
        lda     #MORALE_CLOSE_HEXES
        jsr     scan_around
        tya
        beq     @done
@unit:  ldx     _scan_list-1,y
        lda     _unit_army,x
        cmp     tmp1
        bne     @enemy
        lda     _unit_state,x
        cmp     #STATE_ROUTED
        beq     @next
        inc     _morale_close
        bne     @next           ; always
@enemy: lda     _unit_state,x
        cmp     #STATE_ROUTED
        beq     @fear
        dec     _morale_close
@fear:  lda     _unit_race,x
        tax
        lda     _tbl_race,x
        and     #RACE_HAS_FEAR
        beq     @next
        inc     _morale_fear
@next:  dey
        bne     @unit
@done:  rts
