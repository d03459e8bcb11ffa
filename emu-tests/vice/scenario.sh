#!/usr/bin/env bash
# scenario.sh PROJECT: the one command of docs/adding-a-scenario.md, and the disk it makes
# boots: the scenario is on the page of a new battle, and its units are on the field.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
"$1/tools/with_scenario.sh" "$1/docs/examples/gannet.toml"
cp "$1/dist/gannet.d64" "$vice_work/game.d64"
game_start x64 "$vice_work/game.d64" "$1/build/scenarios/gannet/c64/bin/timepoint.img.lbl" \
  -8 "$vice_work/game.d64" -drive8type 0 -iecdevice8
game_press '.<' # the last of them
units() { echo $((16#$(vice_memory "$(label unit_count)" 1))); }
scenario=$((16#$(vice_memory "$(label battle_scenario)" 1)))
game_press 'vvvvvvv7B.'
echo "scenario $((scenario + 1)), $(units) units"
[ "$scenario" -eq 3 ] && [ "$(units)" -eq 12 ]
