; ---------------------------------------------------------------------------
; void unpack(const u8 *from, u8 *to)
;   The depacker as a function of C: from to to (X A).
; Returns: nothing; unpack_end, in zero page, is the address behind the last byte.
; Zero page: 12 bytes of its own. Bytes: 11. Cycles: 60, and depack's.
; ---------------------------------------------------------------------------
.export _unpack
.exportzp _unpack_end := pack_to
.import popax

.zeropage
pack_from:      .res 2
pack_to:        .res 2
pack_copy:      .res 2
pack_value:     .res 2
pack_length:    .res 2
pack_bits:      .res 1
pack_save:      .res 1

.bss
pack_low:       .res 40
pack_high:      .res 40
pack_width:     .res 40

.code
_unpack:
        sta     pack_to
        stx     pack_to+1
        jsr     popax
        sta     pack_from
        stx     pack_from+1
        ; and on into it
.include "depack.inc"
