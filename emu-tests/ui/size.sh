#!/usr/bin/env bash
# size.sh LIBRARY BUDGET: what the screens take on the 6502, and whether their code
# and constants are within the budget.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
library=$(realpath "$1")
cd "$work"
ar65 t "$library" | awk '{print $1}' >members
xargs ar65 x "$library" <members
od65 --dump-segsize ./* 2>/dev/null | awk -v budget="$2" '
  /CODE:/ { code += $2 } /RODATA:/ { constants += $2 } /DATA:/ && !/RODATA/ { data += $2 } /BSS:/ { variables += $2 }
  END {
    used = code + constants + data
    printf "the screens: %d bytes of code, %d of constants, %d in all of %d; %d of variables\n",
      code, constants + data, used, budget, variables
    exit !(code > 0 && used <= budget)
  }'
