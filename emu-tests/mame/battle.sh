#!/usr/bin/env bash
# battle.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: a whole battle of scenario I, both
# armies played through the keyboard with the robot's orders, ends as on the host.
. "$(dirname "$0")/mame.sh"
"$6/robot" 1 1 "$mame_work/keys" >"$mame_work/robot"
echo ' =' >>"$mame_work/keys"
cp "$3" "$mame_work/disk.dsk"
game_run "$1" "$2" "$mame_work/disk.dsk" "$4" "$mame_work/keys"
tail -n 1 "$mame_work/robot" | diff - <(grep hash "$mame_work/seen")
