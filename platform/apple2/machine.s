; ---------------------------------------------------------------------------
; machine.s: the variables of the machine's own code, and room for its part of the zero
; page, which asm/zeropage.inc lists
; ---------------------------------------------------------------------------
ZP_MACHINE = 1
.segment "ZEROPAGE" : zeropage
.include "machine.inc"
.export _plat_scratch : absolute = $2000 ; on the screen, which is drawn anew after it

.segment "DISKBSS"
_plat_x:        .res 1
_plat_y:        .res 1
_plat_ink:      .res 1
_plat_ground:   .res 1
_plat_people:   .res 1
_plat_type:     .res 1
_plat_side:     .res 1
_plat_state:    .res 1
_plat_men:      .res 2
_plat_mark:     .res 1
_plat_point_x:  .res 1
_plat_point_y:  .res 1
_plat_silent:   .res 1
_plat_saves:    .res 1
_plat_size:     .res 2
_plat_drive:    .res 1
seed:           .res 4
save_names:     .res SAVES_MAX * (SAVE_NAME_MAX + 1)
