#!/usr/bin/env bash
# tools/manual/shoot.sh C64_BIN APPLE2_BIN APPLE2_ROMS: the manual's pictures of its first
# battle, taken in VICE and in MAME where first_battle.keys has a #, and some others.
set -eu
project=$(cd "$(dirname "$0")/../.." && pwd)
keys=$(sed 's/;.*//' "$project/emu-tests/manual/first_battle.keys" | tr -d ' \n')
out=$project/docs/pictures/manual
mkdir -p "$out"

(
  set -- "$1"
  . "$project/emu-tests/vice/vice.sh"
  . "$project/emu-tests/vice/keys.sh"
  game_disk "$1"
  game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" "${game_drive[@]}"
  game_picture "$out/c64-0.png"
  n=1
  rest=$keys
  while [ -n "$rest" ]; do
    game_press "${rest%%#*}"
    game_picture "$out/c64-$n.png"
    rest=${rest#*#}
    n=$((n + 1))
  done
  vice_off

  # The four fields.
  game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" "${game_drive[@]}"
  right=
  for n in 1 2 3 4; do
    game_press "N${right}vvvvvvv7B.M"
    game_picture "$out/c64-field-$n.png"
    game_press '.QL'
    right='>' # the page remembers the last one
  done
)
(
  . "$project/emu-tests/mame/mame.sh"
  cp "$2/timepoint.dsk" "$mame_work/disk.dsk"
  echo "#$keys" | sed 's/./& /g' >"$mame_work/keys"
  game_run apple2p "$3" "$mame_work/disk.dsk" "$2/timepoint.bin.lbl" "$mame_work/keys"
  n=0
  for picture in "$mame_work"/game*.png; do
    cp "$picture" "$out/apple2-$n.png"
    n=$((n + 1))
  done
)
cd "$out"
for picture in *.png; do # what the manual does not show
  grep -q "manual/$picture" "$project/docs/manual.md" || rm "$picture"
done
