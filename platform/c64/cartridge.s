; ---------------------------------------------------------------------------
; cartridge.s: how an EasyFlash cartridge starts the game, with no ROM at all
;
; Reset finds the cartridge in place of the KERNAL. The packed program is copied from
; its banks to where LOAD would have put it, the cartridge goes, and the loader runs
; as after RUN. If there is a KERNAL behind it, the game can use its disk routines:
; its own start-up has not run, so that is done here, through its jump table.
;
; Zero page: $FB to $FE, and of the KERNAL's what its start-up leaves there.
; Bytes: 122. Cycles: 662,000, 16 for each byte of the 40 KB, and the KERNAL's.
; ---------------------------------------------------------------------------
.import __COPIER_LOAD__, __COPIER_RUN__

CPU_PORT_WAY    = $00
CPU_PORT        = $01
BANK            = $DE00
MODE            = $DE02
MODE_8K         = $06           ; the bank at $8000, RAM and ROMs elsewhere
MODE_OFF        = $04
PROGRAM         = $0801
LOADER          = $080D
BANKS           = 5             ; 40 KB; make_cartridge.sh refuses a program of more
DEVICE          = $BA
FILES_OPEN      = $98
INPUT           = $99
OUTPUT          = $9A
KERNAL_IOINIT   = $FF84
KERNAL_RESTOR   = $FF8A
from            = $FB
to              = $FD

.segment "BOOT"
reset:  sei
        cld
        ldx     #$FF
        txs
        stx     $D016           ; as every cartridge does: the VIC may still sleep
        ldx     #0
@copy:  lda     __COPIER_LOAD__,x
        sta     __COPIER_RUN__,x
        inx
        bne     @copy
        jmp     copier
nmi:    rti

.segment "COPIER"
copier: lda     #$2F
        sta     CPU_PORT_WAY
        lda     #$37
        sta     CPU_PORT
        lda     #MODE_8K
        sta     MODE
        lda     #<PROGRAM
        sta     to
        lda     #>PROGRAM
        sta     to+1
        lda     #0
        sta     from
        tay
        tax
@bank:  stx     BANK
        lda     #$80
        sta     from+1
@byte:  lda     (from),y
        sta     (to),y
        iny
        bne     @byte
        inc     to+1
        inc     from+1
        lda     from+1
        cmp     #$A0
        bne     @byte
        inx
        cpx     #BANKS
        bne     @bank
        lda     #MODE_OFF
        sta     MODE
        lda     #0
        sta     FILES_OPEN
        sta     INPUT
        lda     #3
        sta     OUTPUT
        lda     #8
        sta     DEVICE
        lda     KERNAL_IOINIT   ; jumps, if there is a KERNAL
        cmp     #$4C
        bne     @go
        lda     KERNAL_RESTOR
        cmp     #$4C
        bne     @go
        jsr     KERNAL_IOINIT
        jsr     KERNAL_RESTOR
        sei
@go:    jmp     LOADER

.segment "VECTORS"
        .addr   nmi, reset, nmi
