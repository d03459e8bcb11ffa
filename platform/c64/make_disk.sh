#!/usr/bin/env bash
# make_disk.sh C1541 PROGRAM LATE ART DISK: the program first, so that LOAD"*",8 finds
# it, then the rest of it (late.s) and the pictures it looks for.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
arguments=(-format "timepoint,81" d64 "$5" -write "$2" timepoint)
# A file begins with the address it is loaded to, which nobody looks at.
if [ -s "$3" ]; then
  { printf '\000\304'; cat "$3"; } >"$work/battle"
  arguments+=(-write "$work/battle" battle)
fi
# The two bytes behind a picture that packed.s knows it by.
sums() {
  local a b
  read -r a b <<<"$(od -An -v -tu1 -w1 "$1" | awk '{ a = (a + $1) % 256; b = (b + a) % 256 } END { print a, b }')"
  printf "\\x$(printf %02x "$a")\\x$(printf %02x "$b")"
}
number=0
for picture in title victory defeat; do
  { printf '\000\304'; cat "$4/$picture.pic"; sums "$4/$picture.pic"; } >"$work/$picture"
  arguments+=(-write "$work/$picture" "picture$number")
  number=$((number + 1))
done
rm -f "$5"
"$1" "${arguments[@]}" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
