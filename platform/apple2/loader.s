; ---------------------------------------------------------------------------
; loader.s: loads the program, at $0400
;
; The program lies on the tracks from 1 on, one page after the other. Which pages of
; memory they are stands in the list behind the loader, which diskc writes: first page
; and how many, until 0. $C0 to $CF mean $D0 to $DF of bank 2.
;
; The sectors of a track are taken as they come by. While one is put together the next
; has gone, so a track takes two turns.
;
; Zero page: that of disk.s, zp_temp, zp_count, zp_letter, zp_tile. Bytes: 149. Cycles: 410,000
; a track, and 47,000 to get there.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"
.import startup

list    = $04E0
wanted  = $03D0                 ; for each sector its page, 0: not wanted

.segment "LOADER"
loader: jsr     disk_tables
        lda     #0
        sta     zp_arm          ; the PROM has left the arm there
        sta     zp_temp         ; place in the list
        sta     zp_temp+1       ; pages left there
        lda     #1
        sta     zp_count        ; track

track:  ldx     #0
        stx     zp_letter       ; sectors wanted
sector: lda     zp_temp+1
        bne     @more
        ldy     zp_temp
        lda     list,y
        beq     @set            ; nothing more
        sta     zp_tile
        lda     list+1,y
        sta     zp_temp+1
        inc     zp_temp
        inc     zp_temp
@more:  dec     zp_temp+1
        inc     zp_letter
        lda     zp_tile
        inc     zp_tile
@set:   sta     wanted,x
        inx
        cpx     #16
        bne     sector
        lda     zp_letter
        beq     loaded
        lda     zp_count
        jsr     disk_seek

take:   jsr     disk_address
        bcs     take
        tax
        lda     zp_field+2
        cmp     zp_count
        bne     astray
        lda     wanted,x
        beq     take
        stx     zp_sector
        bit     BANK_1
        cmp     #$C0
        bcc     @there
        cmp     #$D0
        bcs     @there
        bit     BANK_2
        ora     #$10
@there: sta     zp_target+1
        lda     #0
        sta     zp_target
        jsr     disk_data
        bcs     take
        ldx     zp_sector
        lda     #0
        sta     wanted,x
        dec     zp_letter
        bne     take
        inc     zp_count
        bne     track

astray: lda     zp_field+2      ; the arm is not where we thought
        asl     a
        sta     zp_arm
        lda     zp_count
        jsr     disk_seek
        jmp     take

loaded: bit     BANK_1
        bit     MOTOR_OFF
        jmp     startup
