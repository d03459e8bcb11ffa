#!/usr/bin/env bash
# check.sh TP: battles of every scenario replay to the same end, and damaged
# journals are refused with a sentence.
set -eu
tp=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*"; exit 1; }

for scenario in ambush kingdoms ormolu beasts; do
  for seed in 7 4000000000; do
    "$tp" battle --scenario $scenario --seed $seed --json --journal "$work/game" >"$work/battle"
    "$tp" replay "$work/game" --json >"$work/replay"
    cmp -s "$work/battle" "$work/replay" || fail "$scenario, seed $seed: the replay tells another story"
    "$tp" battle --scenario $scenario --seed $seed --hashes | tail -n 1 >"$work/hash"
    tail -n 1 "$work/battle" |
      grep -qE '"event":"end".*"hash":"[0-9a-f]{8}"' || fail "$scenario: no end with a hash"
    for key in winner margin time_points; do
      tail -n 1 "$work/battle" | grep -q "\"$key\":" || fail "$scenario: the end has no $key"
    done
    hash=$(tail -n 1 "$work/battle" | sed 's/.*"hash":"\([0-9a-f]*\)".*/\1/')
    grep -q "$hash" "$work/hash" || fail "$scenario: --hashes ends in $(cat "$work/hash"), --json in $hash"
  done
done

# Scenarios go by number too.
"$tp" battle --scenario 4 --seed 7 --json | tail -n 1 >"$work/by_number"
"$tp" battle --scenario beasts --seed 7 --json | tail -n 1 | cmp -s - "$work/by_number" ||
  fail "scenario 4 is not the beasts"

refused() {
  if "$tp" replay "$1" --json >"$work/out" 2>"$work/err"; then fail "$2 was taken for a game"; fi
  [ -s "$work/err" ] || fail "$2 was refused without a word"
}
head -c 40 "$work/game" >"$work/short"
refused "$work/short" "a journal cut short"
cp "$work/game" "$work/flipped"
printf '\x55' | dd of="$work/flipped" bs=1 seek=60 conv=notrunc status=none
refused "$work/flipped" "a journal with a changed byte"
head -c 500 /dev/urandom >"$work/noise"
refused "$work/noise" "noise"
: >"$work/empty"
refused "$work/empty" "an empty file"
refused "$work/none" "a file that is not there"
