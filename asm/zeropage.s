; Makes room for what zeropage.inc lists, and gives C the names it knows. They are
; exported as absolute: C takes them for variables like all others.
ZP_OWNER = 1
.segment "ZEROPAGE"
.include "zeropage.inc"
.export _dice_state : absolute = zp_dice
.export _hash_state : absolute = zp_hash
