; ---------------------------------------------------------------------------
; army.s: the morale of the two armies, for game/shattered/army.c
;
; What one gains the other loses, but not below zero; who is at zero has given up
; and gains nothing (ruling army-floor).
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.include "tables.inc"
.export _army_reset, _army_muster, _army_leaderless, _army_gives_up
.export _army_battle_won, _army_enemy_routs, _army_enemy_rout_moves, _army_enemy_destroyed
.export _army_morale
.import pusha, popa, _event_tell

EVENT_ARMY     = 12             ; event.h
ARMY_BY_LEADER = 4              ; army.h; 0 to 3 are the index of points

.bss
_army_morale:   .res 4          ; a word an army

.rodata
points: .byte   ARMY_BATTLE, ARMY_ROUT, ARMY_ROUT_MOVE, ARMY_DESTROYED

.code
; ---------------------------------------------------------------------------
; void army_reset(void)
; Bytes: 11. Cycles: 55.
; ---------------------------------------------------------------------------
_army_reset:
        lda     #0
        ldx     #3
@byte:  sta     _army_morale,x
        dex
        bpl     @byte
        rts

; ---------------------------------------------------------------------------
; void army_muster(u8 army, u8 race)
; Zero page: tmp1. Bytes: 26. Cycles: 68.
; ---------------------------------------------------------------------------
_army_muster:
        tax
        lda     _tbl_race_morale,x
        sta     tmp1
        jsr     popa
        asl
        tax
gain:   lda     tmp1            ; army X / 2 gains tmp1
        clc
        adc     _army_morale,x
        sta     _army_morale,x
        bcc     @low
        inc     _army_morale+1,x
@low:   rts

; ---------------------------------------------------------------------------
; void army_battle_won(u8 army)          void army_enemy_routs(u8 army)
; void army_enemy_rout_moves(u8 army)    void army_enemy_destroyed(u8 army)
; Zero page: tmp1 points, tmp2 army, tmp3 why. Bytes: 92. Cycles: 310, and what the
; listener of the event takes.
; ---------------------------------------------------------------------------
_army_battle_won:
        ldy     #0
        .byte   $2C             ; bit: skips the next two bytes
_army_enemy_routs:
        ldy     #1
        .byte   $2C
_army_enemy_rout_moves:
        ldy     #2
        .byte   $2C
_army_enemy_destroyed:
        ldy     #3
        sta     tmp2
        sty     tmp3
        asl
        tax
        jsr     at_zero
        beq     done
        lda     points,y
        sta     tmp1
        jsr     gain
        txa
        eor     #2
        tax
        lda     _army_morale,x
        sec
        sbc     tmp1
        sta     _army_morale,x
        lda     _army_morale+1,x
        sbc     #0
        sta     _army_morale+1,x
        bcs     tell
        jsr     clear
; event_tell(EVENT_ARMY, army tmp2, why tmp3, points tmp1)
tell:   lda     #EVENT_ARMY
        jsr     pusha
        lda     tmp2
        jsr     pusha
        lda     tmp3
        jsr     pusha
        lda     tmp1
        jmp     _event_tell

clear:  lda     #0
        sta     _army_morale,x
        sta     _army_morale+1,x
done:   rts

at_zero:                        ; the zero flag: the morale of army X / 2 is
        lda     _army_morale,x
        ora     _army_morale+1,x
        rts

; ---------------------------------------------------------------------------
; void army_leaderless(u8 army)
; Zero page: tmp1 to tmp3. Bytes: 24. Cycles: 41 if it has given up, else 275 and what the
; listener of the event takes.
; ---------------------------------------------------------------------------
_army_leaderless:
        tay
        asl
        tax
        jsr     at_zero
        beq     done
        jsr     clear
        sta     tmp1            ; A = 0
        tya
        eor     #1
        sta     tmp2
        lda     #ARMY_BY_LEADER
        sta     tmp3
        bne     tell            ; always

; ---------------------------------------------------------------------------
; u8 army_gives_up(u8 army)
; Bytes: 16. Cycles: 42.
; ---------------------------------------------------------------------------
_army_gives_up:
        asl
        tax
        jsr     at_zero
        beq     @yes
        lda     #0
        tax
        rts
@yes:   ldx     #0
        lda     #1
        rts
