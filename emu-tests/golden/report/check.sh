#!/usr/bin/env bash
# check.sh TP PROJECT PAGE: writes the conformance page of PROJECT to PAGE; the page
# stands alone and leads nowhere that is not there; docs/rules.md is what tp report
# says; and each thing that a page must not be written over is refused with its place.
set -u
export LC_ALL=C.UTF-8
if [ $# -ne 3 ]; then
  echo "usage: check.sh TP PROJECT PAGE" >&2
  exit 2
fi
tp=$(realpath -e "$1") && project=$(realpath -e "$2") || exit 2
page=$(realpath -m "$3")
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

failed=0
fail() {
  failed=1
  echo "FAIL $*"
}

# The parts of the project that the page is made of, to be damaged.
fresh() {
  rm -rf "$work/project" && mkdir "$work/project" && cd "$work/project" || exit 2
  cp -r "$project/data" "$project/game" "$project/asm" .
  mkdir docs emu-tests emu-tests/ui
  cp -r "$project/emu-tests/unit" emu-tests
  cp -r "$project/emu-tests/ui/scripts" emu-tests/ui
}

(cd "$project" && "$tp" report --out "$page") || fail "there is no page"

# One file: nothing is fetched, and every link leads somewhere.
grep -nE '(src=|url\(|@import|<link|https?:)' "$page" && fail "the page is not alone"
grep -oE ' id="[^"]*"' "$page" | sed -E 's/ id="(.*)"/\1/' | sort >"$work/ids"
[ -z "$(uniq -d "$work/ids")" ] || fail "ids twice: $(uniq -d "$work/ids" | head -n 3)"
grep -oE 'href="#[^"]*"' "$page" | sed -E 's/href="#(.*)"/\1/' | sort -u >"$work/links"
lost=$(comm -23 "$work/links" <(uniq "$work/ids"))
[ -z "$lost" ] || fail "links to nothing: $lost"
(cd "$(dirname "$page")" &&
  grep -oE 'href="[^#"][^"#]*' "$page" | sed 's/href="//' | sort -u |
  while read -r file; do [ -f "$file" ] || echo "$file"; done) >"$work/files"
[ ! -s "$work/files" ] || fail "links to files that are not there: $(head -n 3 "$work/files")"

# Where does this 12% come from? One click on the chart.
grep -qE 'href="#cell-casualties-factors-5" [^>]*>12%<' "$page" || fail "the 12% is no link"
row=$(grep -E '<tr class="find" id="cell-casualties-factors-5"' "$page")
for word in '>12%<' '2% + 5 × 2%' '>002:65<' 'casualties.c' 'as printed' \
  'every factor from minus 10 to 20 is the cards'; do
  [[ $row == *"$word"* ]] || fail "the 12% does not tell: $word"
done

fresh
"$tp" report --rules docs/rules.md || fail "there are no rules"
diff -u "$project/docs/rules.md" docs/rules.md >"$work/diff" ||
  fail "docs/rules.md is old: make it again with tp report --rules docs/rules.md
$(head -n 20 "$work/diff")"

# refused SENTENCE EDIT...: after the edits tp report says so, and writes nothing.
rules=data/shattered/provenance/rules.toml
lines=data/shattered/provenance/lines.toml
count=0
refused() {
  local sentence=$1 said status
  shift
  count=$((count + 1))
  while [ $# -gt 0 ]; do
    sed -E "$2" "$1" >"$work/edited"
    cmp -s "$work/edited" "$1" && fail "$2 changes nothing in $1"
    cp "$work/edited" "$1"
    shift 2
  done
  said=$("$tp" report --out page.html --rules new.md 2>&1)
  status=$?
  [ "$status" -eq 1 ] || fail "status $status: $sentence"
  grep -qE "^data/shattered/.*\.toml:[0-9]+:[0-9]+: error: expected $sentence" <<<"$said" ||
    fail "it does not say: $sentence
$said"
  if [ -e page.html ] || [ -e new.md ]; then fail "it wrote: $sentence"; fi
  fresh
}
fresh
refused 'a test that holds rule fire-moved, found none' \
  $rules '/^id = "fire-moved"/,/^tests/s/^tests.*/tests = []/'
refused 'code that carries out rule fire-moved, found none' \
  $rules '/^id = "fire-moved"/,/^code/s/^code.*/code = []/'
refused 'a function tactical_facts in game/shattered/fire.c, which rule fire-moved names, found none' \
  $rules '/^id = "fire-moved"/,/^code/s/tactical_factor/tactical_facts/'
refused 'a file game/shattered/fires.c, which rule fire-moved names, found none' \
  $rules '/^id = "fire-moved"/,/^code/s/fire\.c/fires.c/'
refused 'a function test_nothing in emu-tests/unit/test_fire.c, which rule fire-moved names, found none' \
  $rules '/^id = "fire-moved"/,/^tests/s/test_one_who_moved_is_harder_to_hit/test_nothing/'
refused 'RUN_TEST\(test_one_who_moved_is_harder_to_hit\) in emu-tests/unit/test_fire.c, .* found none' \
  emu-tests/unit/test_fire.c '/RUN_TEST.test_one_who_moved/d'
refused 'unit_test\(test_fire\) in emu-tests/unit/CMakeLists.txt, .* found none' \
  emu-tests/unit/CMakeLists.txt '/^unit_test.fire/d'
refused 'a rule of provenance/rules.toml that uses tactics.fire.moved.factor, found none' \
  $rules '/^id = "fire-moved"/,/^code/{/^cells/d}'
refused 'a value of the data at tactics.fire.mood, which rule fire-moved names, found none' \
  $rules 's/tactics\.fire\.moved/tactics.fire.mood/'
refused 'src = "document:line" or ruling = "id", found neither' \
  data/shattered/tactics.toml '/^moved/s/, src = "[^"]*"//'
refused 'a rule or a value that cites 002_b8ad4fafac1a96c4.txt:31, found none, though it is a rule line' \
  $rules '/^id = "factors-add-up"/,/^code/s/002_b8ad4fafac1a96c4.txt:31/002_b8ad4fafac1a96c4.txt:33/'
refused 'a source that says something, found 002_b8ad4fafac1a96c4.txt:32, a blank line' \
  $rules '/^id = "melee-attacking"/,/^code/s/txt:33/txt:32/'
refused 'every line to be of some kind, found nothing about line 31' \
  $lines '/^rule .*"7, 31,/s/ 31,//'
refused 'each line once, found line 32, which is a rule line too' \
  $lines '/^rule .*"7, 31,/s/ 31,/ 31, 32,/'
refused 'lines from 1 to 157 such as' $lines '/^noise/s/67/x/'
refused 'a rule of provenance/rules.toml with ruling halt, found none' $rules '/^ruling = ."halt"/d'
refused 'src = \[\.\.\.\] or ruling = \[\.\.\.\], found neither' \
  $rules '/^id = "fire-moved"/,/^code/{/^src/d}'
refused 'each id once, found "fire-moved" again' $rules 's/^id = "fire-woods"/id = "fire-moved"/'
refused 'a file emu-tests/ui/scripts/detail.keys, which rule' $rules 's/details\.keys/detail.keys/'

[ "$failed" -eq 0 ] && echo "the page is good, $count damages refused"
exit "$failed"
