#!/usr/bin/env bash
# same_output.sh LABEL "COMMAND" "COMMAND": both write the same bytes, or the
# first difference is shown. LABEL says how to: lines, or casualties.
set -eu
label=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
$2 >"$work/first"
$3 >"$work/second"
if [ ! -s "$work/first" ]; then
  echo "the first command wrote nothing"
  exit 1
fi
cmp -s "$work/first" "$work/second" && exit 0

case $label in
  lines) diff "$work/first" "$work/second" | head -n 4 ;;
  casualties)
    # cmp counts bytes from 1; two bytes a cell, 4,096 cells a factor
    cmp -l "$work/first" "$work/second" | head -n 1 | while read -r byte first second; do
      cell=$(((byte - 1) / 2))
      echo "factors $((cell / 4096 - 10)), men $((cell % 4096)): byte $first against $second (octal)"
    done
    ;;
esac
ls -l "$work/first" "$work/second" | awk '{print $5 " bytes"}'
exit 1
