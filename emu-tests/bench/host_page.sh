#!/usr/bin/env bash
# host_page.sh TP: tp bench host writes its page and its picture, with a figure in every
# row, and keeps what is written by hand; what cannot be written it says.
set -eu
tp=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
fail() { echo "$*"; status=1; }
run() { "$tp" bench host --time 1 --repetitions 2 "$@"; }

run --write "$work/page" --plot "$work/plot.svg"
tail -n 1 "$work/page" | grep -q '^<!-- written by hand' || fail "the page does not end with its line"
echo "Found by hand." >>"$work/page"
run --write "$work/page"
[ "$(grep -c '^Found by hand.$' "$work/page")" = 1 ] || fail "what is written by hand was not kept"
[ "$(grep -c 'written by hand from here on' "$work/page")" = 1 ] || fail "the line is not there once"
[ "$(grep -cE '^\| [1-4] \| (standard|greedy) \| [1-9]' "$work/page")" = 8 ] || fail "eight rows of battles are missing"
[ "$(grep -cE '^\| (10|16|24|32|40|48|56|64) \| [1-9]' "$work/page")" = 8 ] || fail "eight rows of units are missing"
grep -qE 'on all [0-9]+ cores.*: [1-9][0-9,]* a second' "$work/page" || fail "nothing of all cores"
grep -qiE '\| *(0|nan|inf) *\|' "$work/page" && fail "a figure that is none"
[ "$(grep -c '<polyline' "$work/plot.svg")" = 2 ] && tail -n 1 "$work/plot.svg" | grep -q '</svg>' ||
  fail "the picture has not two curves"
run --write "$work/none/page" 2>"$work/said" && fail "a page in no folder was written"
grep -q 'cannot be written' "$work/said" || fail "nothing was said of the page that cannot be written"
exit $status
