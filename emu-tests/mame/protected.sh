#!/usr/bin/env bash
# protected.sh DRIVER ROMS DISK LABELS DISKC: on a protected disk nothing is saved, the
# game hears why, and goes on.
. "$(dirname "$0")/mame.sh"
here=$(cd "$(dirname "$0")" && pwd)
export TP_LABELS=$4 TP_PROTECTED=1
disk=$mame_work/disk.dsk
cp "$3" "$disk"
mame_run "$1" "$2" "$disk" "$here/deeds.lua" | tee "$mame_work/seen"
grep -qx 'saves 0 3 3 3 5 1 5 0 0 5' "$mame_work/seen"
cmp "$3" "$disk"
