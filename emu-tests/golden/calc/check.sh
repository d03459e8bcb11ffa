#!/bin/bash
# check.sh TP_PROGRAM: what tp calc says to the questions here, against what the
# cards say. The expected answers are worked out from the cards and the rulings;
# never take them from the program.
set -u
if [ $# -ne 1 ] || [ ! -x "$1" ]; then
  echo "usage: $0 TP_PROGRAM, the built tp" >&2
  exit 2
fi
tp=$(realpath "$1")
cd "$(dirname "$0")" || exit 2
failures=0

# check NAME STATUS EXPECTED: answers standard input, compares.
check() {
  local answers status
  answers=$(mktemp)
  "$tp" calc >"$answers"
  status=$?
  if [ "$status" -ne "$2" ]; then
    echo "$1: expected exit status $2, found $status"
    failures=$((failures + 1))
  fi
  if ! diff -u --label "$1, expected" --label "$1, found" "$3" "$answers"; then
    failures=$((failures + 1))
  fi
  rm -f "$answers"
}

check "good lines" 0 expected.jsonl <input.jsonl
check "bad lines" 1 expected-bad.jsonl <input-bad.jsonl

# Lines that no text file should hold: a zero byte, and more than a mebibyte.
check "zero byte" 1 <(echo '{"error":"line: expected one JSON object, found a zero byte at byte 45"}') \
  < <(printf '{"rule":"casualties","factors":5,"men":1000}\0{}\n')
check "long lines" 1 <(echo '{"error":"line: expected at most 1048576 bytes, found more"}' &&
  echo '{"percent":12,"men":120}') \
  < <(printf '%2000000s\n%1000000s\n' '{}' '{"rule":"casualties","factors":5,"men":1000}')

[ "$failures" -eq 0 ]
