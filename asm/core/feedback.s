; ---------------------------------------------------------------------------
; feedback.s: products in GF(256), for game/core/feedback.c
;
; const u8 feedback[256]
;   The same sum of eight products, worked out by the assembler; in a segment of its
;   own that begins at a page, so that a look at it never takes a cycle more.
; ---------------------------------------------------------------------------
.export _feedback

.segment "FEEDBACK"
_feedback:
.repeat 256, b
        .byte   ((b & 1) * $C9) ^ (((b >> 1) & 1) * $89) ^ (((b >> 2) & 1) * $09) ^ (((b >> 3) & 1) * $12) ^ (((b >> 4) & 1) * $24) ^ (((b >> 5) & 1) * $48) ^ (((b >> 6) & 1) * $90) ^ (((b >> 7) & 1) * $3B)
.endrepeat
.assert <_feedback = 0, lderror, "feedback does not begin at a page"
