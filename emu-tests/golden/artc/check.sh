#!/usr/bin/env bash
# check.sh ARTC ART: each damage to the art is refused with file, line and column.
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
  if "$artc" c64 "$work/art" -o "$work/out" 2>"$work/err"; then
    echo "$1: was not refused"
    failed=1
  elif ! grep -qF "$4" "$work/err"; then
    echo "$1: expected \"$4\", found:"
    cat "$work/err"
    failed=1
  fi
}

refuse "a row too long" ground.txt '7s/$/./' 'ground.txt:7:9: error: expected 8 letters as in the row above, found 9'
refuse "a letter that is no colour" ground.txt '7s/^./q/' 'ground.txt:7:1: error: expected one of the letters .bg*, found "q"'
refuse "a header without end" ground.txt '5s/]//' 'ground.txt:5:16: error: expected ] at the end of the header'
refuse "a colour the characters do not have" ground.txt '5s/=5/=9/' 'ground.txt:5:15: error: expected a number from 0 to 7, found "9"'
refuse "an unknown key" ground.txt '5s/colour/color/' 'error: expected colour, found "color"'
refuse "a name twice" ground.txt '5s/clear/grid/' 'each name once'
refuse "a picture nobody asked for" ground.txt '5s/clear/marsh/' 'a picture that is used, found "marsh"'
refuse "a scene's unknown word" title.scene '2s/fill/flood/' 'title.scene:2:1: error: expected fill, blend, polygon, ellipse, line, stamp or letters, found "flood"'
refuse "a scene's colour" title.scene '2s/0/16/' 'title.scene:2:1: error: expected a colour from 0 to 15'
"$artc" c64 "$art" -o "$work/out"
exit $failed
