; ---------------------------------------------------------------------------
; rom.s: $D000-$FFFF of the Apple II, with the least that a disk needs to boot
;
; Reset goes where $3F2 points if $3F4 says that it means it, as with Apple's
; monitor, and else boots the disk in slot 6. Everything else is BRK, and BRK
; stands still at `trap`: a program that calls the ROM is caught there.
;
; Assembled with MODEL=$EA for the II+ and MODEL=$06 for the //e.
; Bytes: 12288 nearly all of them empty. Cycles: 25 from Reset to the program, else 32 to the
; boot PROM.
; ---------------------------------------------------------------------------
warm    = $03F2
meant   = $03F4

        .org    $D000
        .res    $FBB3 - *
        .byte   MODEL           ; where programs look which Apple II it is
        .res    $FBC0 - *
        .byte   $E0             ; the //e again; MAME looks here, and falls over 0
        .res    $FF00 - *
reset:  cld
        sei
        ldx     #$FF
        txs
        lda     warm+1
        eor     #$A5
        cmp     meant
        bne     cold
        jmp     (warm)
cold:   lda     $C051           ; text, page 1
        lda     $C054
        jmp     $C600
trap:   jmp     trap
        .res    $FFFA - *
        .word   trap, reset, trap
