; ---------------------------------------------------------------------------
; boot.s: sector 0 of track 0, at $0800
;
; The controller's PROM loads it and jumps to $0801. It shows an empty hi-res page,
; and has the PROM fetch four more sectors of track 0: the loader and the reading of
; sectors. The PROM comes back to $0801 after each.
; Zero page: what the PROM has there. Bytes: 81 with the list. Cycles: 82,000 to clear the
; page, then 45 each time; a turn of the disk, 205,000, for each sector.
; ---------------------------------------------------------------------------
.include "switches.inc"

PROM_AGAIN      = $C65C         ; reads one sector; as every Disk II, //c and IIgs has it
prom_target     = $26
prom_sector     = $3D
prom_track      = $41

.segment "BOOT"
        .byte   1               ; sectors for the PROM to read on its own
        ldx     #0              ; how many of ours are there
count   = * - 1
        bne     next
        stx     $C000           ; //e: no second bank behind the screen
        stx     $C00C           ; //e: 40 columns; on a II+ nothing
        lda     BANK_1
        lda     BANK_1
        txa
        tay
        ldx     #$20
clear:  sta     $2000,y
page    = * - 1
        iny
        bne     clear
        inc     page
        dex
        bne     clear
        lda     GRAPHICS
        lda     WHOLE_SCREEN
        lda     PAGE_1
        lda     HI_RES
next:   cpx     #sectors
        beq     done
        inc     count
        lda     pages,x
        sta     prom_target+1
        txa
        asl     a
        adc     #2              ; every other sector: the PROM is slow
        sta     prom_sector
        lda     #0
        sta     prom_target
        sta     prom_track
        ldx     #$60
        jmp     PROM_AGAIN
done:   jmp     $0400

pages:  .byte   $04, $09, $0A, $0B
sectors = * - pages
