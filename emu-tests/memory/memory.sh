#!/usr/bin/env bash
# memory.sh PROGRAM [BUDGET]: what a 6502 program takes, from the map and the labels
# that ld65 wrote beside it, by the names of the segments; and what is left of each
# memory area of its linker config that says "define = yes". The stack is C's. With a
# budget, fails if all but the stack and zero page are together more than 256 bytes
# above it.
set -eu
program=$1
budget=${2:-}
awk -v name="$(basename "$program")" -v budget="$budget" '
  function hex(digits,   i, value) {
    for (i = 1; i <= length(digits); ++i)
      value = value * 16 + index("0123456789ABCDEF", toupper(substr(digits, i, 1))) - 1
    return value
  }
  FILENAME ~ /\.map$/ && /^Segment list/ { listed = 1 }
  FILENAME ~ /\.map$/ && /^Exports list/ { listed = 0 }
  listed && NF == 5 && $4 ~ /^[0-9A-F]+$/ {
    size = hex($4)
    if ($1 == "ZEROPAGE") zero += size
    else if ($1 == "DATA") data += size
    else if ($1 ~ /BSS$|^PASSING$/) variables += size
    else if ($1 ~ /^(ART|TILES|TITLE|GROUNDS|TEXTSET|FRAMES)$/) art += size
    else if ($1 ~ /DATA$|^(FEEDBACK|TABLES)$/) tables += size
    else code += size
  }
  FILENAME ~ /\.lbl$/ && $3 == ".__STACKSIZE__" { stack = hex($2) }
  FILENAME ~ /\.lbl$/ && $3 == ".__STACKTOP__" { top = hex($2) }
  FILENAME ~ /\.lbl$/ && $3 ~ /^\.__[A-Z0-9]+_(START|SIZE|LAST)__$/ {
    split($3, part, "_")
    where[part[3], part[4]] = hex($2)
    if (part[4] == "LAST") areas[++count] = part[3]
  }
  END {
    used = code + tables + art + data + variables
    for (i = 1; i <= count && stack == 0; ++i) { # without a size: down to the area below
      end = where[areas[i], "START"] + where[areas[i], "SIZE"]
      if (end < top && end > below) below = end
    }
    if (stack == 0) stack = top - below
    printf "%s: %d bytes: code %d, tables %d, art %d, data %d, variables %d; stack %d, zero page %d\n",
      name, used, code, tables, art, data, variables, stack, zero
    for (i = 1; i <= count; ++i) {
      area = areas[i]
      if ((area, "START") in where && area != "ZP")
        printf "  %s: %d free\n", area,
          where[area, "START"] + where[area, "SIZE"] - where[area, "LAST"]
    }
    if (budget == "") exit 0
    if (code == 0) { print "no segments in the map"; exit 1 }
    printf "  budget %d, %+d\n", budget, used - budget
    if (used > budget + 256) {
      print "  more than 256 bytes over: save them, or change emu-tests/memory/budget.txt with the reason"
      exit 1
    }
    if (used < budget - 256) print "  the budget can be lowered"
  }' "$program.map" "$program.lbl"
