; ---------------------------------------------------------------------------
; frames.s: art that the VIC reads where it lies
; ---------------------------------------------------------------------------
.segment "FRAMES"               ; at $E400: machine.inc's FRAME_POINTER
        .incbin "frames.bin"

.segment "TEXTSET"
        .incbin "text_set.bin"
