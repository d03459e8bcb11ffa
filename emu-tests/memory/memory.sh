#!/usr/bin/env bash
# memory.sh PROGRAM [BUDGET]: what a 6502 program takes, from the map and the labels
# that ld65 wrote beside it, and what is left of each memory area of its linker
# config that says "define = yes". With a budget, fails if code, constants, data and
# variables together are more than 256 bytes above it.
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
    if ($1 == "RODATA") constants += size
    else if ($1 == "DATA") data += size
    else if ($1 == "BSS") variables += size
    else if ($1 == "ZEROPAGE") zero += size
    else code += size
  }
  FILENAME ~ /\.lbl$/ && $3 ~ /^\.__[A-Z0-9]+_(START|SIZE|LAST)__$/ {
    split($3, part, "_")
    where[part[3], part[4]] = hex($2)
    if (part[4] == "LAST") areas[++count] = part[3]
  }
  END {
    used = code + constants + data + variables
    printf "%s: %d bytes: code %d, constants %d, data %d, variables %d; zero page %d\n", name, used,
      code, constants, data, variables, zero
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
