#!/usr/bin/env bash
# check.sh ARTC ART MACHINE: each damage to a machine's art is refused with file, line and
# column; the art itself is not. MACHINE.damage lists them, a line each:
#
#   what it is | file | sed's command | what artc must say
set -eu
artc=$1 art=$2 machine=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0 tried=0

while IFS='|' read -r name file command message; do
  case $name in '' | '#'*) continue ;; esac
  tried=$((tried + 1))
  rm -rf "$work/art"
  cp -r "$art" "$work/art"
  sed -i "$command" "$work/art/$file"
  if cmp -s "$art/$file" "$work/art/$file"; then
    echo "$name: \"$command\" has changed nothing in $file"
    failed=1
  elif "$artc" "$machine" "$work/art" -o "$work/out" 2>"$work/err"; then
    echo "$name: was not refused"
    failed=1
  elif ! grep -qF "$message" "$work/err"; then
    echo "$name: expected \"$message\", found:"
    cat "$work/err"
    failed=1
  fi
done <"$(dirname "$0")/$machine.damage"
[ $tried -gt 0 ]
"$artc" "$machine" "$art" -o "$work/out"
exit $failed
