#!/usr/bin/env bash
# stops.sh SCRIPT KEYS WORDS...: the keys of a whole battle (robot) with a # after the key
# that brings each of the words on the host's screen, each first seen after the last.
# The tests of the machines stop there to look.
set -eu
script=$1 keys=$(cat "$2")
shift 2
at=$(sed 's/./&#/g' <<<"$keys" | "$script" | awk -v words="$(printf '%s\n' "$@")" '
  BEGIN { count = split(words, word, "\n"); next_word = 1 }
  /^\+-/ { ++bars; next }
  next_word <= count && index($0, word[next_word]) {
    key = int((bars + 1) / 2)
    if (key > last) { print key; last = key; ++next_word }
  }')
[ "$(wc -l <<<"$at")" = $# ] || { echo "stops.sh: of the words $* only the first $(wc -w <<<"$at") are seen" >&2; exit 1; }
done=0
for key in $at; do
  echo "${keys:done:key-done} #"
  done=$key
done
echo "${keys:done}"
