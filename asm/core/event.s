; ---------------------------------------------------------------------------
; void event_tell(u8 kind, u8 unit, u8 other, u8 value), for game/core/event.c
;
; Zero page: -. Bytes: 37. Cycles: 93 without a listener.
; ---------------------------------------------------------------------------
.include "zeropage.inc"
.export _event_tell
.export _event_kind, _event_unit, _event_other, _event_value, _event_points, _event_sink
.import pop3, callax

.bss
_event_kind:    .res 1
_event_unit:    .res 1
_event_other:   .res 1
_event_value:   .res 1
_event_points:  .res 1
_event_sink:    .res 2

.code
_event_tell:
        sta     _event_value
        ldy     #2
        lda     (sp),y
        sta     _event_kind
        dey
        lda     (sp),y
        sta     _event_unit
        dey
        lda     (sp),y
        sta     _event_other
        jsr     pop3
        lda     _event_sink
        ldx     _event_sink+1
        beq     @nobody
        jmp     callax
@nobody:
        rts
