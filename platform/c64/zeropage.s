; Makes room for what asm/zeropage.inc lists of this machine.
ZP_MACHINE = 1
.segment "ZEROPAGE"
.include "zeropage.inc"
