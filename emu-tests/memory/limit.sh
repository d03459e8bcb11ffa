#!/usr/bin/env bash
# limit.sh PROGRAM: memory.sh lets a program grow by 256 bytes, and not by 257.
set -eu
memory=$(dirname "$0")/memory.sh
used=$("$memory" "$1" | sed -n '1s/.*: \([0-9]*\) bytes: .*/\1/p')
[ "$used" -gt 1000 ]
"$memory" "$1" $((used - 256)) >/dev/null || { echo "256 bytes are refused"; exit 1; }
! "$memory" "$1" $((used - 257)) >/dev/null || { echo "257 bytes are let through"; exit 1; }
echo "$used bytes: 256 more are let through, 257 are not"
