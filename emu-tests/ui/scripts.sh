#!/usr/bin/env bash
# scripts.sh FOLDER "COMMAND" [update]: every FOLDER/*.keys shows the screens that
# stand in the .screens beside it. With update the .screens are written anew; look at
# what git says of them.
set -eu
status=0
found=$(mktemp)
trap 'rm -f "$found"' EXIT
for keys in "$1"/*.keys; do
  expected=${keys%.keys}.screens
  if [ "${3:-}" = update ]; then
    $2 <"$keys" >"$expected"
  elif ! $2 <"$keys" | diff "$expected" - >"$found"; then
    echo "$(basename "$keys"):"
    head -n 60 "$found"
    status=1
  fi
done
exit $status
