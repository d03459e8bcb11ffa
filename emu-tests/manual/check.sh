#!/usr/bin/env bash
# check.sh [--accept] FIRST_BATTLE SCRIPT TABLEC DATA MANUAL: the manual tells the truth.
# Its tables are those of the data; its first battle, order by order, is what the keys
# give, and what it quotes from the screens is on them; every sentence of trouble is in
# it. With --accept tables and battle are written into the manual.
set -eu
accept=false
if [ "$1" = --accept ]; then
  accept=true
  shift
fi
first_battle=$1 script=$2 tablec=$3 data=$4 manual=$5
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
wrong() {
  echo "$*"
  status=1
}

"$first_battle" "$here/first_battle.keys" >"$work/told" || wrong "the first battle does not come to its end"
grep '^- ' "$work/told" >"$work/battle"
awk -v battle="$work/battle" '
  /^<!-- battle -->$/ { print; print ""; while ((getline line < battle) > 0) print line; print ""; skip = 1 }
  /^<!-- end battle -->$/ { skip = 0 }
  !skip' "$manual" >"$work/manual.md"
"$tablec" "$data" --manual "$work/manual.md" || wrong "the tables of the manual cannot be made"
if $accept; then
  cp "$work/manual.md" "$manual"
else
  diff "$manual" "$work/manual.md" || wrong "the manual is not what the data and the game say: $0 --accept writes it"
fi

# What is quoted from the screens.
sed 's/;.*//' "$here/first_battle.keys" | "$script" >"$work/screens"
grep -E '^    (Fire|Melee)\.' "$manual" | sed 's/^ *//' >"$work/quoted"
[ "$(wc -l <"$work/quoted")" -ge 2 ] || wrong "expected two lines quoted from the screens"
while read -r line; do
  grep -qF "$line" "$work/screens" || wrong "no screen says: $line"
done <"$work/quoted"
grep -q 'decisive victory, 37%' "$work/screens" && grep -q 'by 37%' "$manual" || wrong "the end is another"
[ "$(grep -c '^+' "$work/screens")" -eq 20 ] || wrong "expected ten pictures, found $(($(grep -c '^+' "$work/screens") / 2))"

# Every sentence that the game can say when something goes wrong.
{
  sed -n '/trouble\[TROUBLES\]/,/};/p' "$project/game/ui/saves.c" | grep -o '"[^"]*"' | sed 1d
  sed -n '/problems\[JOURNAL_PROBLEMS\]/,/};/p' "$project/game/shattered/journal.c" | grep -o '"[^"]*"' | sed 1d
  sed -n '/refusals\[REFUSALS\]/,/};/p' "$project/game/shattered/order.c" | grep -o '"[^"]*"' | sed 1d
  grep -ho 'tell("[^"]*")' "$project/game/ui/saves.c" | grep -o '"[^"]*"'
  grep -ho 'panel_alarm("[^"]*")' "$project"/game/ui/*.c | grep -o '"[^"]*"'
} | tr -d '"' | sed 's/^there is no such unit$/no such unit/' >"$work/said"
[ "$(wc -l <"$work/said")" -ge 25 ] || wrong "expected 25 sentences or more, found $(wc -l <"$work/said")"
while read -r line; do
  grep -qF -- "$line" "$manual" || wrong "the manual does not explain: $line"
done <"$work/said"
for picture in $(grep -o 'pictures/[a-z0-9/-]*\.\(png\|svg\)' "$manual"); do
  [ -f "$(dirname "$manual")/$picture" ] || wrong "there is no $picture"
done
exit $status
