#!/usr/bin/env bash
# check.sh [--accept] TABLEC DATA [CASE...]: every way in which tablec refuses a
# game's data, or only the cases named.
#
# A case is two files. CASE.edit says what to do to a copy of DATA, CASE.err is
# all that tablec then says. tablec must fail, and must not write any file. With
# --accept what it says now is written to the .err files, for a person to read.
#
# An .edit file begins with a comment, what is wrong in one sentence. Its lines:
#   FILE EXPRESSION      sed -E on FILE
#   add FILE TEXT        appends TEXT, with printf's escapes; FILE may be new
#   fill FILE N TEXT     appends TEXT as it is, N times
#   remove FILE          a file
#   folder NAME          a new folder
#   call NAME            renames the copy itself
#   run ARGUMENTS        in place of: GAME -o out --rulings rulings.md
# A FILE is in the copy, or with ../ beside it, which is where tablec runs.
set -u
export LC_ALL=C.UTF-8

accept=false
if [ "${1-}" = --accept ]; then
  accept=true
  shift
fi
if [ $# -lt 2 ]; then
  echo "usage: check.sh [--accept] TABLEC DATA [CASE...]" >&2
  exit 2
fi
tablec=$(realpath -e "$1") && data=$(realpath -e "$2") || exit 2
cases=$(cd "$(dirname "$0")/cases" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# Every file, with all that a write to it would change.
files() { find . -type f -printf '%p %s %i %T@\n' | sort; }

# One line of an .edit file. Fails, and says why, if it changes nothing.
edit() {
  local verb=$1 rest=$2 file count
  case $verb in
    add) printf '%b' "${rest#* }" >>"$game/${rest%% *}" ;;
    fill)
      count=${rest#* }
      yes "${count#* }" | head -n "${count%% *}" | tr -d '\n' >>"$game/${rest%% *}"
      ;;
    remove) rm "$game/$rest" ;;
    folder) mkdir "$game/$rest" ;;
    call) mv "$game" "$rest" && game=$rest ;;
    run) eval "arguments=($rest)" ;;
    *)
      file=$game/$verb
      sed -E -e "$rest" "$file" >"$work/edited" || return
      if cmp -s "$work/edited" "$file"; then
        echo "it changes nothing" >&2
        return 1
      fi
      cp "$work/edited" "$file"
      ;;
  esac
}

# Says what is wrong with the case, or nothing.
check() {
  local name=$1 verb rest before status
  rm -rf "$work/case" && mkdir "$work/case" && cd "$work/case" || return
  game=$(basename "$data")
  cp -r "$data" "$game"
  arguments=()
  while read -r verb rest; do
    case $verb in '' | '#'*) continue ;; esac
    if ! edit "$verb" "$rest" 2>"$work/why"; then
      echo "cannot do $verb $rest: $(cat "$work/why")"
      return
    fi
  done <"$cases/$name.edit"
  [ ${#arguments[@]} -gt 0 ] || arguments=("$game" -o out --rulings rulings.md)

  before=$(files)
  "$tablec" "${arguments[@]}" >"$work/out" 2>"$work/err"
  status=$?
  [ "$(files)" = "$before" ] || echo "it wrote a file"
  [ -s "$work/out" ] && echo "it wrote to the standard output"
  if [ $status -eq 0 ]; then
    echo "it was accepted"
  elif [ $status -ge 126 ]; then
    echo "it ended with status $status: $(head -n 5 "$work/err")"
  elif $accept; then
    cp "$work/err" "$cases/$name.err"
  elif [ ! -f "$cases/$name.err" ]; then
    echo "it has no .err file; --accept makes one"
  else
    diff -u --label "$name.err" --label "what tablec says" "$cases/$name.err" "$work/err"
  fi
}

count=0 failed=0
fail() {
  failed=$((failed + 1))
  echo "FAIL $1: $2"
}
shift 2
[ $# -gt 0 ] || set -- "$cases"/*.edit
for name; do
  name=$(basename "$name" .edit)
  count=$((count + 1))
  first=
  read -r first <"$cases/$name.edit"
  case $first in
    '# '[A-Z]*.) said=$(check "$name") ;;
    *) said="its first line is no sentence that says what is wrong" ;;
  esac
  [ -z "$said" ] || fail "$name" "$said"
done
for file in "$cases"/*.err; do
  [ -f "${file%.err}.edit" ] || fail "$(basename "$file" .err)" "it has no .edit file"
done
echo "$count cases, $failed failed"
[ "$failed" -eq 0 ]
