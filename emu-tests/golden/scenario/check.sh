#!/usr/bin/env bash
# check.sh [--accept] TP TABLEC DATA EXAMPLE: tp check takes the example, in its own place
# and in that of another, and refuses each broken one with the reason that stands in
# cases/NAME.err. A case is cases/NAME.sed, done to the example. tablec says the same.
set -u
export LC_ALL=C.UTF-8
accept=false
if [ "${1-}" = --accept ]; then
  accept=true
  shift
fi
tp=$1 tablec=$2 data=$3 example=$4
cases=$(cd "$(dirname "$0")/cases" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
status=0
wrong() {
  echo "$*"
  status=1
}
name=$(basename "$example")
cp "$example" .
cp -r "$data" shattered

expected='Scenario 4, "The Toll at Gannet Pass": 20 by 14 hexes, 254 bytes packed
  The Moor Zorgs    6 units,  2240 men
  Gannet Keepers    6 units,  1340 men'
found=$("$tp" check --data shattered "$name" 2>&1) && [ "$found" = "$expected" ] || wrong "the example: $found"
sed -i 's/^number = 4/number = 2/' "$name"
"$tp" check --data shattered "$name" >said 2>&1 && grep -q '^Scenario 2,' said || wrong "in place of the second: $(cat said)"
"$tablec" shattered --scenario "$name" -o tables >said 2>&1 || wrong "$(cat said)"
grep -q 'Gannet Pass' tables/scenarios.c && ! grep -q "$(sed -n 's/^title *= *"\(.*\)"/\1/p' shattered/scenarios/kingdoms.toml)" tables/scenarios.c ||
  wrong "the tables do not have it in place of the second"
sed -i 's/^number = 2/number = 5/' "$name"
"$tp" check --data shattered "$name" >said 2>&1 && grep -q '^Scenario 5,' said || wrong "as a fifth: $(cat said)"
"$tablec" shattered --scenario "$name" -o tables >said 2>&1 && grep -q 'define SCENARIOS *5$' tables/tables.h || wrong "no fifth in the tables: $(cat said)"
# From anywhere in the project its own tables are found.
(cd "$data/.." && "$tp" check "$example" >/dev/null 2>&1) || wrong "the game's tables were not found"

count=0
for case in "$cases"/*.sed; do
  title=$(basename "$case" .sed)
  sed -E -f "$case" "$example" >"$name"
  cmp -s "$example" "$name" && wrong "$title: it changes nothing"
  "$tp" check --data shattered "$name" >out 2>err
  [ $? -eq 1 ] && [ ! -s out ] || wrong "$title: expected exit status 1 and a reason alone, found: $(cat out)"
  grep -qE "^$name:[0-9]+:[0-9]+: error: expected .+, found .+" err || wrong "$title: no place: $(cat err)"
  if "$tablec" shattered --scenario "$name" -o none 2>tablec.err; then wrong "$title: tablec takes it"; fi
  [ ! -e none ] || wrong "$title: tablec has written something"
  cmp -s err tablec.err || wrong "$title: tablec says something else: $(cat tablec.err)"
  if $accept; then
    cp err "${case%.sed}.err"
  elif ! diff "${case%.sed}.err" err; then
    wrong "$title: see above"
  fi
  count=$((count + 1))
done
[ $count -ge 20 ] || wrong "expected at least 20 cases, found $count"
"$tp" check --data shattered nothing.toml 2>err && wrong "a file that is not there is taken"
grep -q '^nothing.toml:1:1: error: expected this file, found none that can be read' err || wrong "$(cat err)"
"$tp" check --data nowhere "$name" 2>err && wrong "tables that are not there are taken"
grep -q 'expected a folder of TOML files, found none' err || wrong "$(cat err)"
exit $status
