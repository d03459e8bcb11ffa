#!/usr/bin/env bash
# digest.sh EMULATOR PROGRAM HOST_DIGEST: the rules on a C64 come to the same
# hash as on the host.
. "$(dirname "$0")/vice.sh"

hash=$("$3" | sed -n "s/^round 200 hash //p")
signature=$(vice_label "$2.lbl" digest_signature)
vice_start "$1" "$2"
vice_wait "$signature" 545001 # "TP", done
seen=$(vice_memory $((signature + 4)) 4)
expected=${hash:6:2}${hash:4:2}${hash:2:2}${hash:0:2}
echo "C64 $seen, host $expected"
[ "$seen" = "$expected" ]
