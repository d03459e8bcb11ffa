#!/usr/bin/env bash
# late.sh C64_BIN HOST_BIN: the rest of the program comes from the disk when a battle
# needs it. Whatever is wrong with the disk is said in a sentence; Run/Stop goes back to
# the title, Return tries again, and with the right disk the battle is the host's.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
begin='Nvvv<<vvvv5B' after=.1234
# Once more: the players stay chosen, so that the same keys begin another battle.
again=QL$begin$after
read -r -d '' expected expected_again < <("$2/script" <<<"$begin$after=$again=" | sed -n 's/.* hash //p') || true
game_disk "$1"
cp "$vice_work/game.d64" "$vice_work/whole.d64"

# broken NAME ARGUMENT...: a disk that c1541 has done that to
broken() {
  cp "$vice_work/whole.d64" "$vice_work/$1.d64"
  c1541 "$vice_work/$1.d64" "${@:2}" >"$vice_work/c1541" 2>&1
}
c1541 "$vice_work/whole.d64" -read battle "$vice_work/battle" >"$vice_work/c1541" 2>&1
broken without -delete battle
head -c 9000 "$vice_work/battle" >"$vice_work/short"
broken short -delete battle -write "$vice_work/short" battle
{ head -c 9000 "$vice_work/battle"; printf x; tail -c +9002 "$vice_work/battle"; } >"$vice_work/other"
broken other -delete battle -write "$vice_work/other" battle

says() {
  case $(game_row 23) in *"$1"*) echo "$1" ;; *) echo "not said: $1, but: $(game_row 23)"; exit 1 ;; esac
}
insert() {
  vice_ask "detach 8"
  [ -z "$1" ] || vice_ask "attach \"$vice_work/$1.d64\" 8"
}

game_start x64 "$vice_work/game.d64" "$1/timepoint.img.lbl" "${game_drive[@]}"
insert without
game_press "$begin"
says 'This is not the disk of the game.'
game_no_disk
game_press .
says 'There is no disk in the drive.'
game_disk_back
insert short
game_press .
says 'The disk cannot be read there.'
insert other
game_press X. # only Return tries again
says 'The disk cannot be read there.'
game_press '!'
[ "$(vice_memory "$(label ui_screen)" 1)" = 00 ] # the title
late=$(label _LATE_START__)
[ -z "$(vice_memory "$late" 512 | tr -d '0\n')" ] || { echo "something is left of it"; exit 1; }
game_press "$begin"
says 'The disk cannot be read there.'
insert whole
game_press ".$after"
game_same "$2" "$expected"
# Only once: without any disk the next battle begins at once.
insert without
game_press "$again"
game_same "$2" "$expected_again"
