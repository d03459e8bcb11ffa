#!/usr/bin/env bash
# bad_sector.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: a sector of a saved game and one of
# the title's picture can no longer be read, nor one found of the track that is written next.
# The title comes up, the game is refused with a sentence, another one is played, saved in
# vain, which is said too, and goes on.
. "$(dirname "$0")/mame.sh"
disk=$mame_work/disk.woz
"$6/tp" battle --scenario 2 --seed 5 --until 40 --journal "$mame_work/host.tp" >/dev/null
cp "$3" "$mame_work/whole.dsk"
"$5" put "$mame_work/whole.dsk" BAD "$mame_work/host.tp"
"$5" put "$mame_work/whole.dsk" GOOD "$mame_work/host.tp"
"$5" copy "$mame_work/whole.dsk" "$disk"

# damage TRACK BYTE: nibbles of the first sector of a track become some that there are not;
# tools/diskc/woz.hpp says where things are. gzip ends with the CRC that is wanted.
damage() {
  local block
  block=$(od -An -tu2 -j $((256 + 8 * $1)) -N 2 "$disk")
  printf '\x81\x81\x81' | dd of="$disk" bs=1 seek=$((block * 512 + $2)) conv=notrunc status=none
}
data=150 address=22
damage 16 $data
damage 22 $data
damage 24 $address
tail -c +13 "$disk" | gzip -c | tail -c 8 | head -c 4 >"$mame_work/crc"
dd if="$mame_work/crc" of="$disk" bs=1 seek=8 conv=notrunc status=none
if "$5" list "$disk" 2>"$mame_work/reason"; then exit 1; fi
grep 'track 16, sector 0 cannot be read' "$mame_work/reason"

echo 'O . # . O v . = S v . NEW . # . = 1' >"$mame_work/keys"
game_run "$1" "$2" "$disk" "$4" "$mame_work/keys"
[ "$(grep -c '^|The disk cannot be read there.' "$mame_work/seen")" = 2 ]
"$6/tp" replay "$mame_work/host.tp" --hashes | tail -n 1 | sed 's/ / hash /; s/^/time-point /' |
  sed p | diff - <(grep hash "$mame_work/seen")
