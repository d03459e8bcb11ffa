#!/usr/bin/env bash
# strength.sh TP: the computer is as strong, and the scenarios as even, as
# docs/balance.md says. Seeds are fixed, so this measures and does not gamble.
set -eu
tp=$1
status=0

# lab SCENARIO GAMES NORTH SOUTH -> north and south win rates
lab() {
  "$tp" lab --scenario "$1" --games "$2" --seed 1 --north "$3" --south "$4" --json |
    sed -E 's/.*"north_win_rate":([0-9.]+).*"south_win_rate":([0-9.]+).*/\1 \2/'
}
require() { # VALUE LOWEST HIGHEST WHAT
  echo "$4: $1 (from $2 to $3)"
  awk -v v="$1" -v l="$2" -v h="$3" 'BEGIN { exit !(v >= l && v <= h) }' || status=1
}

# share SCENARIO GAMES ONE OTHER -> what ONE wins of the decided games over both sides
share() {
  local one_north other_south other_north one_south
  read -r one_north other_south < <(lab "$1" "$2" "$3" "$4")
  read -r other_north one_south < <(lab "$1" "$2" "$4" "$3")
  awk -v a="$one_north" -v b="$one_south" -v c="$other_south" -v d="$other_north" \
    'BEGIN { printf "%.3f\n", (a + b) / (a + b + c + d) }'
}

for scenario in 1 2 3 4; do
  read -r north south < <(lab $scenario 2000 standard standard)
  if [ $scenario -ne 3 ]; then
    require "$north" 0.35 0.65 "scenario $scenario, the north wins"
    require "$south" 0.35 0.65 "scenario $scenario, the south wins"
  else
    require "$south" 0.30 0.60 "scenario 3, the hunted wizard wins"
  fi
  read -r north south < <(lab $scenario 5000 standard random)
  require "$north" 0.98 1 "scenario $scenario, standard in the north beats random"
  read -r north south < <(lab $scenario 5000 random standard)
  require "$south" 0.98 1 "scenario $scenario, standard in the south beats random"
  read -r as_north south < <(lab $scenario 5000 standard greedy)
  read -r north as_south < <(lab $scenario 5000 greedy standard)
  require "$(awk -v a="$as_north" -v b="$as_south" 'BEGIN { print (a + b) / 2 }')" 0.70 1 \
    "scenario $scenario, standard beats greedy over both sides"
  require "$(share $scenario 2000 expert standard)" 0.60 1 \
    "scenario $scenario, expert against standard, of decided games"
  require "$(share $scenario 2000 standard novice)" 0.60 1 \
    "scenario $scenario, standard against novice, of decided games"
done
exit $status
