; ---------------------------------------------------------------------------
; unpack.s: the depacker for pictures, unpack_more: pack_from to pack_to
; ---------------------------------------------------------------------------
.export unpack_more := depack
.include "zeropage.inc"

.segment "TAPEBSS"
pack_low:       .res 40
pack_high:      .res 40
pack_width:     .res 40

.code
.include "depack.inc"
