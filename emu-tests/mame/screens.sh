#!/usr/bin/env bash
# screens.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN NAME: the screens of keys/NAME.keys, or
# of the keys that keys/NAME.sh prints, are as they were. What the page holds is compared on every machine; the pictures, which name
# their machine, on the II+. TP_BLESS=1 takes what there is as what should be.
. "$(dirname "$0")/mame.sh"
here=$(cd "$(dirname "$0")" && pwd)
golden=$here/golden/$7
keys=$here/keys/$7.keys
if [ ! -f "$keys" ]; then
  keys=$mame_work/keys
  "$here/keys/$7.sh" "$6" >"$keys"
fi
cp "$3" "$mame_work/disk.dsk"
game_run "$1" "$2" "$mame_work/disk.dsk" "$4" "$keys"
grep '^page' "$mame_work/seen" >"$mame_work/pages"
if [ -n "${TP_BLESS:-}" ]; then
  mkdir -p "$golden"
  cp "$mame_work/pages" "$golden/pages.txt"
  cp "$TP_SHOTS"/game*.png "$golden"
fi
diff "$golden/pages.txt" "$mame_work/pages"
"$6/script" <"$keys" | grep hash | diff - <(grep hash "$mame_work/seen")
[ "$1" = apple2p ] || exit 0
for picture in "$golden"/*.png; do cmp "$picture" "$TP_SHOTS/${picture##*/}"; done
