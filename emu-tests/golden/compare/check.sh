#!/usr/bin/env bash
# check.sh TP DOCS: what tp compare says to the notes here, and the session in
# DOCS/compare.md is what it says to DOCS/compare-sample.txt. The verdicts are worked
# out by hand from the cards and the rulings; the wording of the mistakes is the
# program's own, read through.
set -u
export LC_ALL=C.UTF-8
if [ $# -ne 2 ]; then
  echo "usage: check.sh TP DOCS" >&2
  exit 2
fi
tp=$(realpath -e "$1") && docs=$(realpath -e "$2") || exit 2
cd "$(dirname "$0")" || exit 2
failures=0

# check NAME STATUS EXPECTED COMMAND...: its output and errors, and its status.
check() {
  local name=$1 wanted=$2 expected=$3 said status
  shift 3
  said=$(mktemp)
  "$@" >"$said" 2>&1
  status=$?
  if [ "$status" -ne "$wanted" ]; then
    echo "$name: expected exit status $wanted, found $status"
    failures=$((failures + 1))
  fi
  diff -u --label "$name, expected" --label "$name, found" "$expected" "$said" ||
    failures=$((failures + 1))
  rm -f "$said"
}

check "verdicts" 1 verdicts.expected "$tp" compare verdicts.txt
check "agreeing" 0 agreeing.expected "$tp" compare agreeing.txt
check "mistakes" 2 mistakes.expected "$tp" compare mistakes.txt
check "no file" 2 <(echo "tp compare: nothing.txt: No such file or directory") \
  "$tp" compare nothing.txt
cd "$docs" || exit 2
check "the session of compare.md" 1 <(sed -n '/^\$ tp compare compare-sample.txt/,/^```/p' compare.md |
  sed '1d;$d') "$tp" compare compare-sample.txt
grep -q "MADE UP" compare-sample.txt || { echo "the sample is not marked"; failures=$((failures + 1)); }
[ "$failures" -eq 0 ]
