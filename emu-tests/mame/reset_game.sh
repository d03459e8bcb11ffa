#!/usr/bin/env bash
# reset_game.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: see reset_game.lua.
. "$(dirname "$0")/mame.sh"
export TP_LABELS=$4
cp "$3" "$mame_work/disk.dsk"
mame_run "$1" "$2" "$mame_work/disk.dsk" "$(cd "$(dirname "$0")" && pwd)/reset_game.lua"
