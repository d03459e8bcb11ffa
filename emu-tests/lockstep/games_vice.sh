#!/usr/bin/env bash
# games_vice.sh PROGRAM HOST: whole games on a C64 come to the same states as on the
# host.
. "$(dirname "$0")/../vice/vice.sh"

hash=$("$2" | sed -n "s/^games 4 hash //p")
[ -n "$hash" ]
signature=$(vice_label "$1.lbl" games_signature)
vice_start x64 "$1"
vice_wait "$signature" 545001 # "TP", done
seen=$(vice_memory $((signature + 4)) 4)
expected=${hash:6:2}${hash:4:2}${hash:2:2}${hash:0:2}
echo "C64 $seen, host $expected"
[ "$seen" = "$expected" ]
