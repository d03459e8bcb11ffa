#!/usr/bin/env bash
# battle.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN SCENARIO SEED: a whole battle, both
# armies played through the keyboard with the robot's orders, ends as on the host; and its
# last screen is as it was. TP_BLESS=1 takes what there is as what should be.
. "$(dirname "$0")/mame.sh"
golden=$(cd "$(dirname "$0")" && pwd)/golden/ends
name=battle-$7-$8
"$6/robot" "$7" "$8" "$mame_work/keys" >"$mame_work/robot"
echo ' # =' >>"$mame_work/keys"
cp "$3" "$mame_work/disk.dsk"
game_run "$1" "$2" "$mame_work/disk.dsk" "$4" "$mame_work/keys"
tail -n 1 "$mame_work/robot" | diff - <(grep hash "$mame_work/seen")
grep -E '^(page|\|)' "$mame_work/seen" >"$mame_work/pages"
if [ -n "${TP_BLESS:-}" ]; then
  mkdir -p "$golden"
  cp "$mame_work/pages" "$golden/$name.txt"
  [ "$1" != apple2p ] || cp "$TP_SHOTS/game01.png" "$golden/$name.png"
fi
diff "$golden/$name.txt" "$mame_work/pages"
[ "$1" != apple2p ] || cmp "$golden/$name.png" "$TP_SHOTS/game01.png"
