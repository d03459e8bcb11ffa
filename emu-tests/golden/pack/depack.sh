#!/usr/bin/env bash
# depack.sh PACK SIM65 PROGRAM FILE...: what pack has packed, the 6502 unpacks.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pack=$1 sim=$2 program=$3
shift 3
: >"$work/nothing"
head -c 5000 /dev/zero >"$work/zeros"
head -c 3000 "$pack" >"$work/machine"
for file in "$work/nothing" "$work/zeros" "$work/machine" "$@"; do
  "$pack" bytes "$file" "$work/packed"
  "$sim" "$program" <"$work/packed" >"$work/unpacked"
  cmp "$file" "$work/unpacked"
  echo "$(wc -c <"$file") bytes from $(wc -c <"$work/packed")"
done
