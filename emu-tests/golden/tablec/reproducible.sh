#!/usr/bin/env bash
# reproducible.sh TABLEC DATA PAGE: the same data give the same bytes, wherever,
# whenever and in whichever language tablec runs; what is up to date stays
# untouched; and PAGE, docs/rulings.md, is what the data say.
set -u
if [ $# -ne 3 ]; then
  echo "usage: reproducible.sh TABLEC DATA PAGE" >&2
  exit 2
fi
tablec=$(realpath -e "$1") && data=$(realpath -e "$2") || exit 2
page=$(realpath -m "$3")
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

failed=0
fail() {
  failed=1
  echo "FAIL $*"
}

# From its parent folder, by a relative name, in plain C; the output beside it.
mkdir "$work/here" "$work/there"
(cd "$(dirname "$data")" &&
  env -i LC_ALL=C TZ=UTC "$tablec" "$(basename "$data")" -o "$work/here/tables" \
    --rulings "$work/here/rulings.md") || fail "it did not compile"

# From within the data itself, as ".", in a locale with other letters and commas
# (where it is installed) and half a day away; the output folder made by the way.
(cd "$data" &&
  env LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8 LANGUAGE=de TZ=Pacific/Kiritimati "$tablec" . \
    -o "$work/there/new/tables" --rulings "$work/there/rulings.md") || fail "it did not compile as ."
diff -r "$work/here/tables" "$work/there/new/tables" || fail "two runs differ in their tables"
cmp "$work/here/rulings.md" "$work/there/rulings.md" || fail "two runs differ in their page"

for name in names.c names.h scenarios.c tables.bin tables.c tables.h tables.inc tables.txt; do
  [ -s "$work/here/tables/$name" ] || fail "there is no $name"
done
[ "$(ls "$work/here/tables" | wc -l)" -eq 8 ] || fail "there are not eight files: $(ls "$work/here/tables")"

# Over its own output: not one file is written again.
times() { find "$work/here" -type f -printf '%P %i %T@\n' | sort; }
find "$work/here" -type f -exec touch -d 2001-02-03 {} +
before=$(times)
"$tablec" "$data" -o "$work/here/tables" --rulings "$work/here/rulings.md" || fail "it did not compile again"
[ "$(times)" = "$before" ] || fail "it wrote what was up to date: $(diff <(echo "$before") <(times))"

# One file out of date: that one is written, and as it was.
echo "/* old */" >"$work/here/tables/tables.c"
"$tablec" "$data" -o "$work/here/tables" --rulings "$work/here/rulings.md" || fail "it did not compile again"
cmp "$work/here/tables/tables.c" "$work/there/new/tables/tables.c" || fail "it left an old file"
[ "$(times | grep -v tables.c)" = "$(grep -v tables.c <<<"$before")" ] || fail "it wrote more than the old file"

if [ ! -f "$page" ]; then
  fail "there is no $3: make it with tablec $2 --rulings $3"
elif ! diff -u --label "$3" --label "what the data say" "$page" "$work/here/rulings.md"; then
  fail "$3 is not what the data say: make it again with tablec $2 --rulings $3"
fi
[ "$failed" -eq 0 ] && echo "reproducible"
exit "$failed"
