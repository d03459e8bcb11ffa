#!/usr/bin/env bash
# games_mame.sh ROMS PROGRAM HOST: whole games on an Apple II+ come to the same states
# as on the host. PROGRAM is without its ending: its disk and its labels.
. "$(dirname "$0")/../mame/mame.sh"
hash=$("$3" | sed -n "s/^games 4 hash //p")
[ -n "$hash" ]
export TP_LABELS=$2.bin.lbl
cp "$2.dsk" "$mame_work/disk.dsk"
seen=$(mame_run apple2p "$1" "$mame_work/disk.dsk" "$(cd "$(dirname "$0")" && pwd)/games_mame.lua")
echo "Apple II $seen, host $hash"
[ "$seen" = "$hash" ]
