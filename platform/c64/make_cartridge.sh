#!/usr/bin/env bash
# make_cartridge.sh CARTCONV BOOT PROGRAM CARTRIDGE: an EasyFlash cartridge. A bank is
# 8 KB for $8000 and 8 KB for $E000; the program lies in the first halves, the boot in
# the second half of bank 0.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
size=$(($(wc -c <"$3") - 2))
banks=$(((size + 8191) / 8192))
[ $banks -le 5 ] || { echo "make_cartridge: the program has $size bytes, and cartridge.s copies 40960"; exit 1; }
# cartconv wants all 64 banks; what flash has never been told is $FF.
head -c $((64 * 16384)) /dev/zero | tr '\000' '\377' >"$work/flash"
tail -c +3 "$3" >"$work/program"
for ((bank = 0; bank < banks; ++bank)); do
  dd if="$work/program" of="$work/flash" bs=8192 skip=$bank seek=$((2 * bank)) count=1 conv=notrunc status=none
done
dd if="$2" of="$work/flash" bs=8192 seek=1 conv=notrunc status=none
rm -f "$4"
"$1" -t easy -n TIMEPOINT -i "$work/flash" -o "$4" >"$work/log" || { cat "$work/log"; exit 1; }
