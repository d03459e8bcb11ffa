#!/usr/bin/env bash
# deeds.sh DRIVER ROMS DISK LABELS DISKC: keys and sounds; and games go to the disk and
# come back, byte for byte, beside one that the host has put there.
. "$(dirname "$0")/mame.sh"
here=$(cd "$(dirname "$0")" && pwd)
export TP_LABELS=$4
disk=$mame_work/disk.dsk
cp "$3" "$disk"
# What gallery_deeds.c saves: COUNT bytes of its pattern SEED.
pattern() {
  local n
  for ((n = 0; n < $1; ++n)); do printf '%b' "\\x$(printf '%02x' $(((n * 7 + (n >> 8) + $2) & 255)))"; done
}
pattern 777 5 >"$mame_work/old"
"$5" put "$disk" OLD "$mame_work/old"
mame_run "$1" "$2" "$disk" "$here/deeds.lua" | tee "$mame_work/seen"
arrows=' 1 2'
[ "$1" != apple2p ] || arrows=
grep -qx "keys 81 55 32 3 4 13$arrows 27" "$mame_work/seen"
grep -qx 'saves 0 0 0 0 0 0 5 0 3 0' "$mame_work/seen"
grep -qx 'first 1' "$mame_work/seen"
"$5" list "$disk"
for game in 'OLD:777:5' 'ALPHA:1300:3' 'BETA 2:1568:2'; do
  IFS=: read -r name count seed <<<"$game"
  "$5" get "$disk" "$name" "$mame_work/got"
  pattern "$count" "$seed" | cmp - "$mame_work/got"
done
# Nothing outside of the tracks for games has changed.
cmp -n $((22 * 4096)) "$3" "$disk"
