#!/usr/bin/env bash
# fights.sh HOST_BIN: a battle of scenario III with the detail displays, the robot's keys,
# stopped where there is something to see: the odds of a shot and what came of it, the
# odds of a melee, morale, what came of a melee, a casting, a rout; then the end, the
# losses, what happened, and a replay.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/robot" 3 2 "$work/keys" shown >/dev/null
"$(dirname "$0")/../../ui/stops.sh" "$1/script" "$work/keys" 'Fire. Expected' 'WF  TF' \
  'Melee. Expected' 'Dice Close' 'WF  TF' 'Cast <' ': ROUT'
echo '= # . # L # . E # .'
