#!/usr/bin/env bash
# renew_disk.sh C1541 NEW DISK: a person's disk gets the program and the pictures of a
# new one; the saved games stay. The program is put where the old one was, first in the
# directory, so that LOAD"*",8 still finds it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$3" "$work/disk"
for name in timepoint battle picture0 picture1 picture2; do
  "$1" "$2" -read "$name" "$work/$name" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  "$1" "$work/disk" -delete "$name" >"$work/log" 2>&1 || true # an older disk has no battle
done
for name in timepoint battle picture0 picture1 picture2; do
  "$1" "$work/disk" -write "$work/$name" "$name" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
done
cp "$work/disk" "$3"
