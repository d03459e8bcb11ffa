#!/usr/bin/env bash
# speed.sh TP BUILD PAGE "SIM": the page of the ledger has the routines that are
# measured now, no routine of asm/ is slower than its C or slower than its anchor
# without a word about it, all of it together is smaller; the second battle with every
# seed, the others on average, all decisions and the drawing keep to their limits; and
# tp counts the cycles of a battle as sim65 does, or nearly.
set -eu
tp=$1
build=$2
page=$3
sim=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
fail() { echo "$*"; status=1; }

"$tp" bench 6502 --build "$build" >"$work/now"
names() { sed -n '/^## Routines/,/^## Battles/s/^| `\([a-z_]*\)` .*/\1/p' "$1"; }
names "$work/now" >"$work/names"
[ -s "$work/names" ] || fail "tp bench 6502 told of no routine"
names "$page" | diff - "$work/names" || fail "$page: write it anew with tp bench 6502 --write"
awk -F'|' '/^## / { section = $0 }
           section == "## Routines" && /^\| `/ { for (i = 4; i <= 9; ++i) gsub(/[, ]/, "", $i)
                     gsub(/ /, "", $10)
                     if ($9 != "" && $5 + 0 > $9 + 0 && $10 == "") { print "above its anchor:" $2; bad = 1 }
                     if ($7 + 0 < 1 || $8 + 0 < 1) { print "without its bytes:" $2; bad = 1 }
                     if ($5 + 0 > $4 + 0) { print "slower than C:" $2; bad = 1 } }
           /^\| [1-4] \| assembly/ { for (i = 4; i <= 7; ++i) gsub(/[, ]/, "", $i)
                     ++battles
                     if ($2 + 0 == 2 && $4 + 0 >= 6000000) { print "a battle takes too long:" $0; bad = 1 }
                     if ($6 + 0 >= 100000 || $7 + 0 >= 1000000) { print "a decision takes too long:" $0; bad = 1 } }
           section == "## Battles" && /^\| [1-4] \| +[0-9]/ { gsub(/,/, "")
                     ++spread
                     if ($3 + 0 >= 6000000 || ($2 + 0 == 2 && $5 + 0 >= 6000000)) { print "battles take too long:" $0; bad = 1 } }
           /^\| a tile / { ++tiles; gsub(/,/, "")
                     if ($3 + 0 > 181 || $5 + 0 > 777) { print "a tile above its anchor:" $0; bad = 1 } }
           /^\| a full tactical map|^\| a unit.s hex changes/ {
                     most = /full/ ? 8 : 1
                     ++drawn
                     if ($4 + 0 > most || $6 + 0 > most) { print "too many frames:" $0; bad = 1 } }
           /the whole program/ { gsub(/[, ]/, "", $3); gsub(/[, ]/, "", $4)
                                 if ($4 + 0 >= $3 + 0) { print "larger than C"; bad = 1 } }
           END { exit bad || battles != 4 || spread != 4 || drawn != 2 || tiles != 1 }' "$work/now" || status=1

# The first battle of the page. For a branch sim65 of 2.19 looks whether its target
# is in the page of the branch, where the 6502 looks at the instruction behind it:
# one loop at the edge of a page makes half a percent.
theirs=$($sim "$build/sim6502/bin/whole_battle-asm" | awk '/cycles/ { print $1 }')
ours=$(awk -F'|' '/\| 1 \| assembly/ { gsub(/[, ]/, "", $4); print $4 }' "$work/now")
apart=$((theirs - ours))
[ ${apart#-} -le $((theirs / 50)) ] || fail "a battle takes $ours cycles, but $theirs by sim65"
exit $status
