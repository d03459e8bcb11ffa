#!/usr/bin/env bash
# check.sh TP DISKC: games through every kind of place and back, byte for byte; what is
# damaged is refused with its reason and stays as it was. VICE's c1541 makes the C64's
# disks and looks at what tp has written on them.
set -eu
tp=$1 diskc=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() {
  echo "$*" >&2
  exit 1
}
# refused REASON COMMAND...: exit status 1 and that reason; no file here changes.
refused() {
  local reason=$1 status=0
  shift
  find . -type f ! -name 'sums*' ! -name said -exec sha256sum {} + | sort >sums
  "$@" >said 2>&1 || status=$?
  [ $status -eq 1 ] || fail "expected exit status 1, found $status: $*: $(cat said)"
  grep -qF -- "$reason" said || fail "expected \"$reason\", found: $(cat said)"
  find . -type f ! -name 'sums*' ! -name said -exec sha256sum {} + | sort >sums.now
  diff sums sums.now >&2 || fail "it was refused, and changed something: $*"
}
byte() { # IMAGE OFFSET VALUE
  printf "\\x$(printf %02x "$3")" | dd of="$1" bs=1 seek="$2" conv=notrunc status=none
}
blank() {
  c1541 -format "timepoint,81" d64 "$1" >/dev/null 2>&1
}
# Where a sector of track 17, 18 or 19 begins in a .d64.
sector() {
  case $1 in
    17) echo $((256 * (336 + $2))) ;;
    18) echo $((256 * (357 + $2))) ;;
    19) echo $((256 * (376 + $2))) ;;
  esac
}

"$tp" battle --scenario 1 --seed 3 --until 40 --journal host.tp >/dev/null
"$tp" battle --scenario 4 --seed 9 --journal long.tp >/dev/null

# Onto the C64's disk and back. c1541 sees it as a program file of our prefix.
blank disk.d64
"$tp" save list disk.d64 | grep -qF 'No game is saved here'
"$tp" save put disk.d64 host.tp --name 'host game' >/dev/null
"$tp" save put disk.d64 long.tp >/dev/null
c1541 -attach disk.d64 -list 2>/dev/null >listed
grep -qF '"tp.host game"' listed && grep -qF '"tp.long"' listed && grep -qw prg listed ||
  fail "c1541 does not list the games: $(cat listed)"
c1541 -attach disk.d64 -validate >validated 2>&1 && ! grep -qi err validated || fail "$(cat validated)"
c1541 -attach disk.d64 -read 'tp.host game' seen.prg >/dev/null 2>&1
cmp <(tail -c +3 seen.prg) host.tp
"$tp" save get disk.d64 'HOST GAME' -o back.tp >/dev/null
cmp back.tp host.tp
"$tp" save list disk.d64 >listed
grep -qE '^HOST GAME +[0-9]+ bytes  Ambush of the Zorgs, time-point 39$' listed || fail "$(cat listed)"

# What c1541 writes is read; a game is replaced only if that is asked for.
{ printf '\000\304'; cat host.tp; } >host.prg
c1541 -attach disk.d64 -write host.prg 'tp.game a' >/dev/null 2>&1
"$tp" save get disk.d64 'game a' -o back.tp >/dev/null
cmp back.tp host.tp
refused 'has a game GAME A already' "$tp" save put disk.d64 long.tp --name 'GAME A'
"$tp" save put disk.d64 long.tp --name 'GAME A' --replace >/dev/null
"$tp" save get disk.d64 'GAME A' -o back.tp >/dev/null
cmp back.tp long.tp
c1541 -attach disk.d64 -validate >validated 2>&1 && ! grep -qi err validated || fail "$(cat validated)"

# Which of the two in turn is the newer: the count in the high half of byte 5.
"$tp" save list disk.d64 | grep -q '^GAME A .*Continue takes this one$'

# To the Apple II, in both orders of sectors, to a folder, to a file: the same bytes.
for n in 1 2 3; do head -c 200 /dev/zero >part$n; done
"$diskc" build --boot part1 --loader part2 --disk part3 --load 0x800:part1 -o apple.dsk
cp apple.dsk empty.dsk
"$tp" save copy disk.d64 apple.dsk >/dev/null
"$diskc" get apple.dsk LONG back.tp
cmp back.tp long.tp
mkdir folder
"$tp" save copy apple.dsk folder >/dev/null
cmp folder/LONG.tp long.tp
cmp 'folder/HOST GAME.tp' host.tp
blank other.d64
"$tp" save convert folder other.d64 LONG 'HOST GAME' >/dev/null
"$tp" save copy other.d64 one.tp long >/dev/null
cmp one.tp long.tp
refused 'name it' "$tp" save copy other.d64 two.tp

# ProDOS order: sector s of the file's track is sector p of the disk's, as dos and po say.
dos=(0 7 14 6 13 5 12 4 11 3 10 2 9 1 8 15) po=(0 8 1 9 2 10 3 11 4 12 5 13 6 14 7 15)
reorder() { # DSK PO
  local track p
  for ((track = 0; track < 35; ++track)); do
    for ((p = 0; p < 16; ++p)); do
      dd if="$1" of="$2" bs=256 count=1 skip=$((16 * track + dos[p])) \
        seek=$((16 * track + po[p])) conv=notrunc status=none
    done
  done
}
reorder empty.dsk apple.po
"$tp" save put apple.po long.tp >/dev/null
"$tp" save get apple.po LONG -o back.tp >/dev/null
cmp back.tp long.tp
cp empty.dsk same.dsk
"$tp" save put same.dsk long.tp >/dev/null
reorder same.dsk same.po
cmp same.po apple.po

# Places that are none.
printf 'C64 CARTRIDGE   and more' >game.crt
refused 'the C64 saves to the disk in its drive' "$tp" save list game.crt
refused 'the C64 saves to the disk in its drive' "$tp" save put game.crt host.tp
printf 'WOZ2 and more' >game.woz
refused 'give the same disk as .dsk or .po' "$tp" save list game.woz
head -c 1000 disk.d64 >cut.d64
refused 'a file of 1000 bytes that is none of these' "$tp" save put cut.d64 host.tp
refused 'cannot be read' "$tp" save list nothing.d64
: >nothing
refused 'a file of 0 bytes' "$tp" save list nothing
mkfifo pipe
refused 'it is no file' "$tp" save list pipe
rm pipe

# Games that are none.
cp host.tp hurt.tp
byte hurt.tp 20 255
refused 'it is damaged' "$tp" save put disk.d64 hurt.tp
head -c 30 host.tp >short.tp
refused 'it is cut short or too long' "$tp" save put apple.dsk short.tp
echo 'TPSA' >text.tp
refused 'it is cut short or too long' "$tp" save put disk.d64 text.tp
refused 'expected a name of up to 10 letters' "$tp" save put disk.d64 host.tp --name 'far too long a name'
refused 'expected a name of up to 10 letters' "$tp" save put disk.d64 host.tp --name 'A*B'
refused 'there is no game called "NOBODY"' "$tp" save get disk.d64 nobody -o nobody.tp
{ printf '\000\304'; cat hurt.tp; } >hurt.prg
cp disk.d64 with_hurt.d64
c1541 -attach with_hurt.d64 -write hurt.prg 'tp.hurt' >/dev/null 2>&1
"$tp" save list with_hurt.d64 | grep -q '^HURT .*damaged: it is damaged$'
refused 'it is damaged' "$tp" save get with_hurt.d64 HURT -o out.tp
refused 'it is damaged' "$tp" save copy with_hurt.d64 folder --replace

# Disks that are damaged: said by name, never written to, the whole games still to be had.
damaged() { # REASON DISK: what was done to it was done
  refused "$1" "$tp" save put "$2" host.tp --name NEW
  refused "$1" "$tp" save list "$2"
}
cp disk.d64 bad.d64
byte bad.d64 "$(sector 18 0)" 18
byte bad.d64 $(($(sector 18 0) + 4)) 3
damaged 'track 1 counts 3 free sectors and has 21' bad.d64
"$tp" save get bad.d64 LONG -o back.tp >/dev/null
cmp back.tp long.tp
cp disk.d64 bad.d64
byte bad.d64 $(($(sector 18 0) + 2)) 0
damaged "is none of the 1541's" bad.d64
cp disk.d64 bad.d64
byte bad.d64 $(($(sector 18 0) + 4 + 4 * 34 + 3)) 255
damaged 'track 35 has sectors free that it does not have' bad.d64
cp disk.d64 bad.d64
byte bad.d64 "$(sector 18 1)" 18
byte bad.d64 $(($(sector 18 1) + 1)) 1
damaged 'the directory runs in a circle' bad.d64
cp disk.d64 bad.d64
byte bad.d64 "$(sector 18 1)" 99
damaged 'the directory leads off the disk' bad.d64
# The first file's first sector, as its entry has it.
first() { od -An -tu1 -j $(($(sector 18 1) + 32 * $2 + 3)) -N 2 "$1"; }
read -r track block <<<"$(first disk.d64 0)"
cp disk.d64 bad.d64
byte bad.d64 "$(sector $track $block)" $track
byte bad.d64 $(($(sector $track $block) + 1)) $block
damaged '"TP.HOST GAME" runs in a circle' bad.d64
refused 'runs in a circle' "$tp" save get bad.d64 'HOST GAME' -o out.tp
"$tp" save get bad.d64 LONG -o back.tp >/dev/null
cmp back.tp long.tp
cp disk.d64 bad.d64
byte bad.d64 $(($(sector 18 1) + 32 + 3)) $track
byte bad.d64 $(($(sector 18 1) + 32 + 4)) $block
damaged 'belongs to "TP.HOST GAME" and to "TP.LONG"' bad.d64
cp disk.d64 bad.d64
byte bad.d64 $(($(sector 18 1) + 2)) 2
damaged '"TP.HOST GAME" was never written to its end' bad.d64
cp disk.d64 bad.d64
byte bad.d64 $(($(sector 18 0) + 4 + 4 * (track - 1))) 21
for n in 1 2; do byte bad.d64 $(($(sector 18 0) + 4 + 4 * (track - 1) + n)) 255; done
byte bad.d64 $(($(sector 18 0) + 4 + 4 * (track - 1) + 3)) 31
damaged 'and is marked as free' bad.d64
cp disk.d64 bad.d64
{ head -c 683 /dev/zero | tr '\0' '\1'; } >>bad.d64
"$tp" save list bad.d64 >/dev/null
byte bad.d64 $((174848 + $(sector $track $block) / 256)) 5
damaged 'cannot be read at' bad.d64
cp apple.dsk bad.dsk
byte bad.dsk $((256 * 16 * 31)) 0
byte bad.dsk $((256 * (16 * 31 + 11))) 0
damaged 'no directory of saved games' bad.dsk

# Full: by its directory of games, and by its sectors.
blank full.d64
for n in 1 2 3 4 5 6 7 8; do "$tp" save put full.d64 host.tp --name "G$n" >/dev/null; done
refused 'there are 8 games already' "$tp" save put full.d64 host.tp --name G9
blank full.d64
head -c 168600 /dev/zero >large.prg
c1541 -attach full.d64 -write large.prg large >/dev/null 2>&1
refused 'the disk is full' "$tp" save put full.d64 host.tp
# Where nothing can be written the disk is as it was, and no draft is left behind.
mkdir locked
cp disk.d64 locked
chmod 555 locked
if ! touch locked/try 2>/dev/null; then
  refused 'cannot be written' "$tp" save put locked/disk.d64 host.tp --name NEW
fi
chmod 755 locked
[ -z "$(find . -name '.*.??????')" ] || fail "a draft was left behind: $(find . -name '.*.??????')"
echo "every place and back, every damage refused"
