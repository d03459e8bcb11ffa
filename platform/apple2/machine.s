; ---------------------------------------------------------------------------
; machine.s: the zero page and the variables of the machine's own code
;
; $0000-$003F is a table of the disk's; cc65's runtime has its 26 bytes in the same
; segment as these.
; ---------------------------------------------------------------------------
.include "machine.inc"
.export _plat_scratch : absolute = $2000 ; on the screen, which is drawn anew after it

.segment "ZEROPAGE" : zeropage
; Disk. zp_arm outlives everything, so that Reset does not lose the arm.
zp_arm:         .res 1          ; where the arm is, in half tracks
zp_want:        .res 1          ; the track it should be on
zp_sector:      .res 1
zp_target:      .res 2          ; where the bytes of a sector go or come from
zp_field:       .res 4          ; address field: sum, sector, track, volume
zp_tries:       .res 2
; Saved games.
zp_size:        .res 2          ; bytes still to go
zp_sum:         .res 2
zp_row:         .res 1          ; of the directory: where it begins
zp_place:       .res 2          ; sector of the newer directory; of a game its track
; Drawing, and whatever needs a moment's byte.
zp_temp:        .res 6
zp_count:       .res 1
zp_letter:      .res 1
zp_tile:        .res 1
zp_screen:      .res 2
zp_glyph:       .res 2
zp_lines:       .res 16         ; eight lines of a text row
; Keys and tunes.
zp_note:        .res 2          ; half its period, and how long it still sounds
zp_tune:        .res 2          ; the next note, and the first; both in sound.s
zp_wait:        .res 2

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
