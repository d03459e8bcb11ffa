#!/usr/bin/env bash
# reset_any.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: see reset_any.lua. The game that was
# saved before is there afterwards, byte for byte.
. "$(dirname "$0")/mame.sh"
export TP_LABELS=$4
disk=$mame_work/disk.dsk
cp "$3" "$disk"
"$6/tp" battle --scenario 2 --seed 5 --until 40 --journal "$mame_work/host.tp" >/dev/null
"$5" put "$disk" HOST "$mame_work/host.tp"
mame_run "$1" "$2" "$disk" "$(cd "$(dirname "$0")" && pwd)/reset_any.lua"
"$5" get "$disk" HOST "$mame_work/got.tp"
cmp "$mame_work/host.tp" "$mame_work/got.tp"
