#!/usr/bin/env bash
# battle.sh C64_BIN HOST_BIN: a whole battle of scenario I by the keys that the robot
# pressed on the host ends in the host's hash, and in a victory.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
seed=4
expected=$("$2/robot" 1 $seed "$vice_work/script" | sed -n 's/.* hash //p')
keys=$(cat "$vice_work/script")
begin=${keys%%B.*}B.
game_disk "$1"
game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" "${game_drive[@]}"
game_press "$begin"
game_press "++" # at once, or half of the time is pauses
game_press "${keys#"$begin"}"
game_same "$2" "$expected"
game_golden "$2" end
