#!/usr/bin/env bash
# scenario.sh PROJECT DRIVER ROMS: the one command of docs/adding-a-scenario.md, and the
# disk it makes boots: the scenario's story is told, and one of its units is asked for.
. "$(dirname "$0")/mame.sh"
"$1/tools/with_scenario.sh" "$1/docs/examples/gannet.toml"
cp "$1/dist/gannet.dsk" "$mame_work/disk.dsk"
echo 'N < # vvvvvvv 7 B . # =' >"$mame_work/keys" # the last of them
game_run "$2" "$3" "$mame_work/disk.dsk" "$1/build/scenarios/gannet/apple2/bin/timepoint.bin.lbl" \
  "$mame_work/keys"
grep -q 'and have brought' "$mame_work/seen"
grep -q 'Heather Rats' "$mame_work/seen"
