; ---------------------------------------------------------------------------
; zeropage.s: the whole of the machine's own zero page
; The C runtime's 26 bytes and the depacker's 11 come on top.
; ---------------------------------------------------------------------------
.exportzp zp_at, zp_colour, zp_from, zp_count, zp_char, zp_irq, zp_song
.exportzp zp_frame, zp_split

.zeropage
zp_at:          .res 2          ; a place on a screen
zp_colour:      .res 2          ; the same in the colours
zp_from:        .res 2          ; something to be copied
zp_count:       .res 1
zp_char:        .res 1
zp_irq:         .res 2          ; the interrupt's own
zp_song:        .res 2          ; the interrupt's own: notes
zp_frame:       .res 1          ; counts frames
zp_split:       .res 1          ; counts ends of the upper rows
