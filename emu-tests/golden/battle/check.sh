#!/bin/bash
# check.sh TP_PROGRAM: every scenario played with two seeds. A journal played again
# must end in the same state and tell the same battle in every form; a damaged one
# must be refused with a sentence; the last line of the JSON must have its form.
set -u
if [ $# -ne 1 ] || [ ! -x "$1" ]; then
  echo "usage: $0 TP_PROGRAM, the built tp" >&2
  exit 2
fi
tp=$(realpath "$1")
room=$(mktemp -d) || exit 2
trap 'rm -rf "$room"' EXIT
cd "$room" || exit 2
failures=0

fail() {
  echo "$*"
  failures=$((failures + 1))
}

# the_same WHAT FILE FILE
the_same() {
  cmp -s "$2" "$3" || fail "$1: expected the battle's own, found another"
}

# refuses WHAT REASON: journal bad.tp is refused in one sentence that gives the reason.
refuses() {
  local status
  "$tp" replay bad.tp --json >out 2>err
  status=$?
  [ "$status" -eq 1 ] || fail "$1: expected exit status 1, found $status"
  [ ! -s out ] || fail "$1: expected nothing on standard output, found $(wc -c <out) bytes"
  [ "$(cat err)" = "tp replay: bad.tp cannot be replayed: $2." ] ||
    fail "$1: expected a sentence with \"$2\", found \"$(cat err)\""
}

# flip BYTE BIT: game.tp with one bit changed, as bad.tp.
flip() {
  local byte
  byte=$(od -An -tu1 -j "$1" -N 1 game.tp)
  cp game.tp bad.tp
  printf "\\x$(printf %02x $((byte ^ (1 << $2))))" | dd of=bad.tp bs=1 seek="$1" conv=notrunc status=none
}

number='[0-9]+'
armies="\{\"north\":$number,\"south\":$number\}"
men="\{\"men\":$number,\"dead\":$number,\"fled\":$number,\"routed\":$number,\"left\":$number\}"
last_line="^\{\"time\":$number,\"event\":\"end\",\"hash\":\"[0-9a-f]{8}\",\
\"winner\":\"(north|south|draw)\",\"result\":\"(draw|victory|decisive victory)\",\"margin\":$number,\
\"by\":\"(nightfall|north retreats|south retreats)\",\"time_points\":$number,\
\"tally\":$armies,\"army_morale\":$armies,\"losses\":\{\"north\":$men,\"south\":$men\}\}$"

# play OPTION...: a battle, and the same again from its journal.
play() {
  local form
  "$tp" battle "$@" --json --journal game.tp >battle.json || fail "$*: no battle"
  tail -n 1 battle.json | grep -Eq "$last_line" ||
    fail "$*: expected an end with all its fields, found $(tail -n 1 battle.json)"
  "$tp" replay game.tp --json --journal again.tp >replay.json || fail "$*: no replay"
  the_same "$*: JSON of the replay" battle.json replay.json
  the_same "$*: journal of the replay" game.tp again.tp
  for form in --hashes --transcript; do
    "$tp" battle "$@" $form >battle.txt
    "$tp" replay game.tp $form >replay.txt
    the_same "$*: $form of the replay" battle.txt replay.txt
    [ "$form" = --transcript ] && continue
    grep -Evq '^[0-9]+ [0-9a-f]{8}$' battle.txt && fail "$*: a hash of another form"
    [ "$(tail -n 1 battle.json | grep -o '"hash":"[0-9a-f]*"')" = \
      "\"hash\":\"$(tail -n 1 battle.txt | cut -d ' ' -f 2)\"" ] ||
      fail "$*: the hash of the JSON is not that of --hashes"
  done
}

for scenario in 1 2 3 4; do
  play --scenario $scenario --seed 1
  play --scenario $scenario --seed 4294967295 --north expert --south random
done
play --scenario ormolu --seed 7 --north greedy --south novice --variant strict --level advanced \
  --person south --reading terrain-differential=both --reading margin-base=smaller

size=$(stat -c %s game.tp)
for cut in 0 10 21 $((size - 1)); do
  head -c "$cut" game.tp >bad.tp
  refuses "the first $cut bytes of $size" "it is cut short or too long"
done
cp game.tp bad.tp && printf x >>bad.tp
refuses "one byte too many" "it is cut short or too long"
head -c 100000 /dev/zero >bad.tp
refuses "a large file" "it is cut short or too long"
head -c 100 /dev/zero >bad.tp
refuses "a file of zeros" "it is no saved game"
for byte in 6 12 18 $((size / 2)) $((size - 1)); do
  flip "$byte" $((byte % 8))
  refuses "byte $byte with a bit flipped" "it is damaged"
done

"$tp" replay no-such-file >out 2>err
[ $? -eq 2 ] || fail "a file that is not there: expected exit status 2"
grep -q "cannot read no-such-file" err || fail "a file that is not there: found $(cat err)"

[ "$failures" -eq 0 ]
