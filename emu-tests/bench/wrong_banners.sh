#!/usr/bin/env bash
# wrong_banners.sh [CA65]: banners.sh lets a true banner through, and refuses it with each of
# its statements made wrong, with the place and what it should be.
set -eu
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/asm/core" "$work/game/core"
echo 'u8 twice(u8 n);' >"$work/game/core/twice.h"
file=$work/asm/core/twice.s
status=0

# A table in the segment of code counts, one in RODATA does not.
right() {
  cat <<'END'
.export _twice, table
.macro double
        asl
.endmacro
.rodata
table:  .byte 1, 2
.code
; ---------------------------------------------------------------------------
; u8 twice(u8 n)
; Bytes: 8. Cycles: 18.
; ---------------------------------------------------------------------------
_twice: double
        ldx     high
        rts
high:
.repeat 3
        .byte   0
.endrepeat
END
}

# refused NAME SED MESSAGE: of the right file after SED
refused() {
  right | sed "$2" >"$file"
  if "$here/banners.sh" "$work" "$work" ${ca65+"$ca65"} >"$work/said" 2>&1; then
    echo "$1: is let through"
    status=1
  elif ! grep -qF "asm/core/twice.s:$3" "$work/said"; then
    echo "$1: expected asm/core/twice.s:$3, found:"
    cat "$work/said"
    status=1
  fi
}

[ $# = 0 ] || ca65=$1
right >"$file"
"$here/banners.sh" "$work" "$work" ${ca65+"$ca65"} || { echo "the right file is refused"; exit 1; }
refused "a byte too many" 's/Bytes: 8/Bytes: 9/' "8: expected Bytes: 8, found 9"
refused "no bytes" 's/Bytes: 8\.//' "8: expected Bytes: 8, found no Bytes"
refused "no cycles" 's/Cycles.*//' "8: expected Cycles: for 8 bytes of code, found none"
refused "no banner" '/^;/d' "8: expected a banner above the code, found 8 bytes without"
refused "another name" 's/^; u8 twice/; u8 twicer/' \
  "12: expected twice in the banner above, found only u8 twicer(u8 n)"
refused "another declaration" 's/^; u8 twice/; u16 twice/' \
  "12: expected u8 twice(u8 n) in the banner above, found u16 twice(u8 n)"
refused "an instruction more" 's/^        rts/        nop\n&/' "8: expected Bytes: 9, found 8"
rm "$file"
! "$here/banners.sh" "$work" "$work" ${ca65+"$ca65"} >/dev/null || { echo "no file: is let through"; exit 1; }
[ $status = 0 ] && echo "each of them is refused"
exit $status
