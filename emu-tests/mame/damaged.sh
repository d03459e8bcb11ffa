#!/usr/bin/env bash
# damaged.sh DRIVER ROMS DISK LABELS DISKC: a damaged game is refused and the others go
# on; a disk whose directory is damaged is left alone, by the game and by diskc.
. "$(dirname "$0")/mame.sh"
here=$(cd "$(dirname "$0")" && pwd)
export TP_LABELS=$4
disk=$mame_work/disk.dsk
cp "$3" "$disk"
head -c 777 "$3" >"$mame_work/old"
"$5" put "$disk" OLD "$mame_work/old"
printf '\x77' | dd of="$disk" bs=1 seek=$((22 * 4096 + 100)) conv=notrunc status=none
if "$5" list "$disk" 2>"$mame_work/reason"; then exit 1; fi
grep 'the game OLD is damaged' "$mame_work/reason"
mame_run "$1" "$2" "$disk" "$here/deeds.lua" | tee "$mame_work/seen"
grep -qx 'saves 0 0 0 0 0 0 5 0 3 6' "$mame_work/seen"

# Sectors 0 and 8 of track 31 are DOS's 0 and 11.
cp "$3" "$disk"
for sector in 0 11; do
  printf '\x77' | dd of="$disk" bs=1 seek=$((31 * 4096 + sector * 256 + 40)) conv=notrunc status=none
done
cp "$disk" "$mame_work/before.dsk"
if "$5" put "$disk" NEW "$mame_work/old" 2>"$mame_work/reason"; then exit 1; fi
grep 'no directory' "$mame_work/reason"
cmp "$disk" "$mame_work/before.dsk"
mame_run "$1" "$2" "$disk" "$here/deeds.lua" | tee "$mame_work/seen"
grep -qx 'saves 6 6 6 6 6 1 6 6 0 6' "$mame_work/seen"
cmp "$disk" "$mame_work/before.dsk"
