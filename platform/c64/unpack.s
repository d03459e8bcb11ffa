; ---------------------------------------------------------------------------
; unpack.s: the depacker for pictures: pack_from to pack_to (asm/pack/depack.inc)
;
; Preserved   nothing
; Zero page   11 bytes of its own
; ---------------------------------------------------------------------------
.export unpack_more := depack
.exportzp pack_from, pack_to

.zeropage
pack_from:      .res 2
pack_to:        .res 2
pack_copy:      .res 2
pack_value:     .res 2
pack_length:    .res 2
pack_bits:      .res 1

.segment "TAPEBSS"
pack_low:       .res 40
pack_high:      .res 40
pack_width:     .res 40

.code
.include "depack.inc"
