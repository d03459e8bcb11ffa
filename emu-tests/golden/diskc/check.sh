#!/usr/bin/env bash
# check.sh DISKC: a disk of nothing, games in it and out of it again, and each thing that
# cannot be is refused with its reason and leaves the disk as it was.
set -eu
diskc=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

# refuse NAME MESSAGE ARGUMENT...: on a.dsk, unless the arguments say otherwise
refuse() {
  local name=$1 message=$2
  shift 2
  cp a.dsk before.dsk
  if "$diskc" "$@" 2>err >/dev/null; then
    echo "$name: was not refused"
    failed=1
  elif [ "$(cat err)" != "diskc: $message" ]; then
    echo "$name: expected \"diskc: $message\", found:"
    cat err
    failed=1
  fi
  cmp a.dsk before.dsk
}

# bytes COUNT
bytes() { head -c "$1" /dev/zero | tr '\0' 'T'; }

bytes 200 >small
bytes 300 >page
bytes 4096 >full
bytes 4097 >over
"$diskc" build --boot small --loader small --disk small --load 0x4000:full -o a.dsk
[ "$(wc -c <a.dsk)" = 143360 ]
for n in 1 2 3 4 5 6 7; do "$diskc" put a.dsk "GAME $n" page; done
"$diskc" put a.dsk LONG full
"$diskc" put a.dsk LONG full
[ "$("$diskc" list a.dsk | wc -l)" = 8 ]
"$diskc" get a.dsk LONG got
cmp full got

# The other forms of the disk hold the same.
for form in po woz; do
  "$diskc" copy a.dsk a.$form
  "$diskc" copy a.$form again.dsk
  cmp a.dsk again.dsk
  "$diskc" get a.$form LONG got
  cmp full got
  "$diskc" put a.$form 'GAME 2' full
  "$diskc" get a.$form 'GAME 2' got
  cmp full got
done
cp full full.woz
{ head -c 5000 a.woz; printf '\x77'; tail -c +5002 a.woz; } >bad.woz
# seal FILE: puts the CRC right. gzip ends with it.
seal() {
  tail -c +13 "$1" | gzip -c | tail -c 8 | head -c 4 | dd of="$1" bs=1 seek=8 conv=notrunc status=none
}
cp a.woz torn.woz
block=$(od -An -tu2 -j $((256 + 8 * 3)) -N 2 torn.woz)
printf '\x81\x81' | dd of=torn.woz bs=1 seek=$((block * 512 + 150)) conv=notrunc status=none
seal torn.woz
cp a.woz empty.woz
head -c 1280 /dev/zero | dd of=empty.woz bs=1 seek=256 conv=notrunc status=none
seal empty.woz
# Blocks 0 and 1 of track 0 are sectors 0 and 2, 4 and 6: boot sector and loader first.
[ "$(head -c 456 a.po | tr -d '\0' | wc -c)" = 400 ]
tail -c +13 a.woz | gzip -c | tail -c 8 | head -c 4 | cmp - <(tail -c +9 a.woz | head -c 4)

refuse 'a disk that is full' 'a.dsk: there are 8 games already' put a.dsk NINE page
refuse 'a game too long' 'a.dsk: expected at most 4096 bytes, found 4097' put a.dsk LONG over
refuse 'a name in small letters' \
  'a.dsk: expected a name of up to 10 capitals, digits and blanks, found "game"' put a.dsk game page
refuse 'a name too long' \
  'a.dsk: expected a name of up to 10 capitals, digits and blanks, found "ELEVEN LONG"' put a.dsk 'ELEVEN LONG' page
refuse 'a game that is not there' 'a.dsk: no game called "NINE"' get a.dsk NINE got
refuse 'a file that is not there' 'a.dsk: cannot read nothing' put a.dsk LONG nothing
refuse 'a disk that is not there' 'nothing: cannot read nothing' list nothing
refuse 'a disk of another size' 'full: expected a disk of 143360 bytes, found 4096' list full
refuse 'no .woz at all' 'full.woz: expected a .woz file of version 2' list full.woz
refuse 'a .woz that is damaged' 'bad.woz: the .woz file is damaged: its CRC is wrong' list bad.woz
refuse 'a .woz with a bad sector' 'torn.woz: track 3, sector 0 cannot be read' list torn.woz
refuse 'a .woz without tracks' 'empty.woz: track 0 is empty' list empty.woz
refuse 'a boot sector too long' 'the boot sector: expected at most 256 bytes, found 300' \
  build --boot page --loader small --disk small --load 0x4000:full -o b.dsk
refuse 'a part that is not on a page' 'expected whole pages below $10000, found 4096 bytes at $4001' \
  build --boot small --loader small --disk small --load 0x4001:full -o b.dsk
refuse 'a part without an address' 'expected ADDRESS:FILE, found "full"' \
  build --boot small --loader small --disk small --load full -o b.dsk

# A byte of GAME 3, on the third track for games: it is refused, the others are not.
printf '\x77' | dd of=a.dsk bs=1 seek=$((24 * 4096 + 20)) conv=notrunc status=none
refuse 'a damaged game' 'a.dsk: the game GAME 3 is damaged' get a.dsk 'GAME 3' got
refuse 'a list with a damaged game' 'a.dsk: the game GAME 3 is damaged' list a.dsk
"$diskc" get a.dsk 'GAME 4' got
cmp page got

# Of the two directories one is enough. Sectors 0 and 8 are DOS's 0 and 11.
for sector in 0 11; do
  printf '\x77' | dd of=a.dsk bs=1 seek=$((31 * 4096 + sector * 256 + 40)) conv=notrunc status=none
  [ $sector = 11 ] || "$diskc" get a.dsk LONG got
done
cmp full got
refuse 'no directory' 'a.dsk: no directory of saved games: not a disk of Timepoint, or damaged' list a.dsk
exit $failed
