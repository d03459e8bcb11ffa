#!/usr/bin/env bash
# same_hashes.sh PLAIN TP SEEDS: so many battles of every scenario, of every kind of
# player and of 2 to 64 units end with the same hash in both programs.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$1" bench host --hashes "$3" >"$work/plain"
"$2" bench host --hashes "$3" >"$work/wide"
kinds=$(sed 's/ seed .*//' "$work/plain" | sort -u | wc -l)
lines=$(wc -l <"$work/plain")
[ "$kinds" -ge 60 ] && [ "$lines" -ge $((60 * $3)) ] || { echo "only $lines battles of $kinds kinds"; exit 1; }
ends=$(sed 's/.*: \([0-9a-f]*\) .*/\1/' "$work/plain" | sort -u | wc -l)
[ $((ends * 10)) -ge $((lines * 9)) ] || { echo "$lines battles have only $ends ends"; exit 1; }
if ! diff "$work/plain" "$work/wide" >"$work/diff"; then
  echo "the plain rules and those of $2 differ:"
  head -n 20 "$work/diff"
  exit 1
fi
echo "$lines battles, $ends different ends, the same in both"
