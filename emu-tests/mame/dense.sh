#!/usr/bin/env bash
# dense.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: see dense.lua; all four scenarios.
. "$(dirname "$0")/mame.sh"
export TP_LABELS=$4
cp "$3" "$mame_work/disk.dsk"
for turns in '' '>' '>>' '>>>'; do
  TP_TURNS=$turns mame_run "$1" "$2" "$mame_work/disk.dsk" "$(cd "$(dirname "$0")" && pwd)/dense.lua"
done
