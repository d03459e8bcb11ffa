#!/usr/bin/env bash
# check_apple2.sh ARTC ART: each damage to the Apple II's art is refused with file and line.
set -eu
artc=$1 art=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# refuse NAME FILE SED-COMMAND MESSAGE
refuse() {
  rm -rf "$work/art"
  cp -r "$art" "$work/art"
  sed -i "$3" "$work/art/$2"
  if "$artc" apple2 "$work/art" -o "$work/out" 2>"$work/err"; then
    echo "$1: was not refused"
    failed=1
  elif ! grep -qF "$4" "$work/err"; then
    echo "$1: expected \"$4\", found:"
    cat "$work/err"
    failed=1
  fi
}

refuse "a row too long" figures.txt '7s/$/./' 'figures.txt:8:15: error: expected 15 letters as in the row above, found 14'
refuse "a row too few" figures.txt '8d' 'figures.txt:6:2: error: expected 14 by 12 letters, found 14 by 11'
refuse "a letter that is no colour" figures.txt '7s/^./q/' 'figures.txt:7:1: error: expected one of the letters #., found "q"'
refuse "a header without end" figures.txt '6s/]//' "figures.txt:6:12: error: expected ] at the end of the header, found the line's end"
refuse "a name twice" figures.txt 's/^.human-horse./[human-foot]/' 'figures.txt:20:2: error: expected each name once, found "human-foot" again'
refuse "a picture that is missing" figures.txt 's/^.human-horse./[human-camel]/' 'error: expected a picture [human-horse], found none'
refuse "a scene's unknown word" title.scene 's/^stars/moons/' 'title.scene:4:1: error: expected rect, disc, poly, line, shade, stars, figure or word, found "moons"'
"$artc" apple2 "$art" -o "$work/out"
exit $failed
