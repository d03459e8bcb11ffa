; ---------------------------------------------------------------------------
; disk.s: what the disk's routines share
;
; All of it runs with the KERNAL in, so none of it may lie behind $E000. A byte from or
; to a drive takes the KERNAL some 2,500 cycles, a command as long as the drive likes: the
; cycles below are those beside the KERNAL's.
;
; Saved games are called TP. and their name, so that nothing else is listed.
; ---------------------------------------------------------------------------
.export disk_begin, disk_end, disk_letters, disk_name, disk_open, disk_talk, disk_command, disk_trouble
.export disk_clear, disk_set, disk_code, disk_said, save_name, _plat_drive, _plat_next_drive
.import title_gone
.include "zeropage.inc"
.include "machine.inc"
.include "kernal.inc"
.include "ascii.inc"

COMMAND_CHANNEL = 15
COMMAND_MOST    = 40
DRIVES_END      = 12
JUMP            = $4C
JUMP_THROUGH    = $6C
BUS_CALL        = $08           ; of CIA2_A

.segment "TAPEBSS"
command:        .res COMMAND_MOST
command_size:   .res 1
disk_code:      .res 1          ; what the drive said last, as it writes it
save_name:      .res 2
_plat_drive:    .res 1

.code
; ---------------------------------------------------------------------------
; void plat_next_drive(void)
; Preserved: X, Y. Bytes: 16. Cycles: 27, 32 from the last drive to the first.
; ---------------------------------------------------------------------------
_plat_next_drive:
        inc     _plat_drive
        lda     _plat_drive
        cmp     #DRIVES_END
        bcc     @there
        lda     #8
        sta     _plat_drive
@there: rts

; ---------------------------------------------------------------------------
; disk_begin: the KERNAL in; an empty command to be composed. If there is no KERNAL or
; nobody on the bus its caller is left, with TROUBLE_NO_DRIVE
; Bytes: 73. Cycles: 52 without a KERNAL, else 75 and at most 4,000 until a drive answers
; and lets go.
;
; disk_clear: an empty command to be composed. Preserves X, Y. Cycles: 18.
; ---------------------------------------------------------------------------
disk_begin:
        lda     #1              ; who uses the disk uses the scratch memory
        sta     title_gone
        lda     #NO_BASIC
        sta     CPU_PORT
        lda     KERNAL_TALK     ; a cartridge needs none: there may be nothing
        cmp     #JUMP
        bne     @nobody
        lda     KERNAL_OPEN
        cmp     #JUMP_THROUGH
        bne     @nobody

; Whoever is on the bus answers a call by pulling the data line. Not every KERNAL
; gives up by itself when nobody does.
        lda     CIA2_A
        ora     #BUS_CALL
        sta     CIA2_A
        ldx     #$FF            ; three thousandths of a second; a drive needs one
@answer:
        bit     CIA2_A
        bpl     @somebody
        nop
        nop
        dex
        bne     @answer
@somebody:
        and     #$FF - BUS_CALL
        sta     CIA2_A
        txa
        beq     @nobody
@quiet: dex                     ; it lets go again
        bne     @quiet
        txa                     ; 0
        jsr     KERNAL_SETMSG   ; it may not write on the screen
        jmp     disk_clear
@nobody:
        pla                     ; not on in the routine, but to who called it
        pla
        lda     #TROUBLE_NO_DRIVE
        bne     disk_end        ; always
disk_clear:
        lda     #0
        sta     command_size
        rts

; ---------------------------------------------------------------------------
; disk_end: the KERNAL out
; Returns: A as it was, X = 0: what a function of C returns. Bytes: 7. Cycles: 19.
; ---------------------------------------------------------------------------
disk_end:
        ldx     #NO_ROM
        stx     CPU_PORT
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; disk_name: appends "TP." and the game's name
; disk_letters: appends the letters at A (low) and Y (high), up to a zero
; Zero page: zp_from. Bytes: 45. Cycles: 36, and 23 a letter; disk_name 150 and 23 a
; letter of the name.
; ---------------------------------------------------------------------------
disk_name:
        lda     #<prefix
        ldy     #>prefix
        jsr     disk_letters
        lda     save_name
        ldy     save_name+1
disk_letters:
        sta     zp_from
        sty     zp_from+1
        ldy     #0
        ldx     command_size
@letter:
        lda     (zp_from),y
        beq     @end
        cpx     #COMMAND_MOST
        bcs     @end
        sta     command,x
        inx
        iny
        bne     @letter
@end:   stx     command_size
        rts

prefix: .byte   "TP.", 0

; ---------------------------------------------------------------------------
; disk_set: the composed name and the drive, channel A
; disk_open: opens the composed name on channel A, for reading: carry and A from the
; KERNAL
; disk_talk: lets the file with the secondary address A talk: KERNAL_ACPTR hears it
; Bytes: 42. Cycles: 22, 25 and 16.
; ---------------------------------------------------------------------------
disk_set:
        ldx     _plat_drive
        ldy     #0              ; for reading or writing programs
        cmp     #COMMAND_CHANNEL
        bne     @data
        tay
@data:  jsr     KERNAL_SETLFS
        lda     command_size
        ldx     #<command
        ldy     #>command
        jmp     KERNAL_SETNAM

disk_open:
        jsr     disk_set
        jmp     KERNAL_OPEN

disk_talk:
        ora     #$60            ; a channel that is open
        pha
        lda     _plat_drive
        jsr     KERNAL_TALK
        pla
        jmp     KERNAL_TKSA

; ---------------------------------------------------------------------------
; disk_command: sends the composed letters as a command
; disk_trouble: asks how the last one went
; Returns: A = 0 or TROUBLE_..., by what the drive says; an empty command.
; Bytes: 88. Cycles: 150 to 230, and 5 for each letter of what the drive says.
; ---------------------------------------------------------------------------
disk_command:
        lda     #COMMAND_CHANNEL
        jsr     disk_open
        jsr     speak
        jmp     disk_heard

disk_trouble:
        jsr     disk_clear
        lda     #COMMAND_CHANNEL
        jsr     disk_open
        jsr     speak
disk_heard:
        pha
        jsr     KERNAL_UNTLK
        lda     #COMMAND_CHANNEL
        jsr     KERNAL_CLOSE
        jsr     disk_clear
        pla
        rts

; Two digits from the command channel that was just opened, as trouble in A.
speak:  bcs     @no_drive
        jsr     KERNAL_READST
        bmi     @no_drive
        lda     #COMMAND_CHANNEL
        jsr     disk_talk
        jsr     KERNAL_ACPTR
        asl     a
        asl     a
        asl     a
        asl     a
        sta     command
        jsr     KERNAL_ACPTR
        and     #$0F
        ora     command
        pha
@rest:  jsr     KERNAL_READST   ; to the end, or the drive keeps it
        bne     @all
        jsr     KERNAL_ACPTR
        jmp     @rest
@all:   bmi     @gone
        pla
        jmp     disk_said
@gone:  pla
@no_drive:
        lda     #TROUBLE_NO_DRIVE
        rts

; ---------------------------------------------------------------------------
; disk_said: A the drive's two digits; as trouble
; Returns: A; disk_code. Destroys X. Bytes: 34. Cycles: 29 to 96.
; ---------------------------------------------------------------------------
disk_said:
        sta     disk_code
        ldx     #CODES - 1
@code:  cmp     codes,x
        beq     @known
        dex
        bpl     @code
        lda     #TROUBLE_DAMAGED
        rts
@known: lda     troubles,x
        rts

; As the drive writes them: fine, files scratched, its greeting; write protect on,
; file not found, disk full, drive not ready.
codes:          .byte $00, $01, $73, $26, $62, $72, $74
troubles:       .byte 0, 0, 0, TROUBLE_PROTECTED, TROUBLE_NOT_FOUND, TROUBLE_FULL
                .byte TROUBLE_NO_DISK
CODES = 7
