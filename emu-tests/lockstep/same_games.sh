#!/usr/bin/env bash
# same_games.sh HOST "SIM" FIRST COUNT: whole games come to the same hash after
# every time-point on both. The first difference is told with its game, its
# time-point, and the units and fields that differ.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
$1 "$3" "$4" >"$work/host"
$2 "$3" "$4" >"$work/sim"
[ "$(stat -c %s "$work/host")" -ge $((6 * 2 * $4)) ] || { echo "too few time-points"; exit 1; }
if cmp -s "$work/host" "$work/sim"; then
  echo "$4 games, $(($(stat -c %s "$work/host") / 6)) time-points, all the same"
  exit 0
fi

# Six bytes a record: game (its low byte), time-point, hash.
byte=$(cmp -l "$work/host" "$work/sim" | head -n 1 | awk '{print $1}')
record=$(((byte - 1) / 6))
read -r game time < <(od -An -tu1 -j $((record * 6)) -N 2 "$work/host")
game=$((($3 / 256) * 256 + game))
[ "$game" -lt "$3" ] && game=$((game + 256))
echo "game $game differs first at time-point $time (255: the end)"
$1 "$game" 1 "$time" >"$work/host.txt"
$2 "$game" 1 "$time" >"$work/sim.txt"
diff "$work/host.txt" "$work/sim.txt" | head -n 6
exit 1
