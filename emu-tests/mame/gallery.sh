#!/usr/bin/env bash
# gallery.sh DRIVER ROMS DISK LABELS DISKC: every screen is as it was. What the page holds
# is compared on every machine; the pictures, which name their machine, on the II+.
# TP_BLESS=1 takes what there is as what should be.
. "$(dirname "$0")/mame.sh"
here=$(cd "$(dirname "$0")" && pwd)
golden=$here/golden
export TP_LABELS=$4
cp "$3" "$mame_work/disk.dsk"
mame_run "$1" "$2" "$mame_work/disk.dsk" "$here/gallery.lua" | tee "$mame_work/seen"
grep -v seconds "$mame_work/seen" >"$mame_work/pages"
if [ -n "${TP_BLESS:-}" ]; then
  mkdir -p "$golden"
  cp "$mame_work/pages" "$golden/pages.txt"
  cp "$TP_SHOTS"/*.png "$golden"
fi
diff "$golden/pages.txt" "$mame_work/pages"
[ "$1" = apple2p ] || exit 0
for picture in "$golden"/*.png; do cmp "$picture" "$TP_SHOTS/${picture##*/}"; done
