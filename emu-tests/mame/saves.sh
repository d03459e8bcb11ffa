#!/usr/bin/env bash
# saves.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: a battle is saved, the machine turned
# off and on, the battle gone on with: it ends as on the host. A game from the host loads,
# and comes back from the Apple byte for byte.
. "$(dirname "$0")/mame.sh"
disk=$mame_work/disk.dsk
cp "$3" "$disk"
"$6/robot" 1 1 "$mame_work/all" >/dev/null
# Cut behind fifteen marches, of one key each.
first=$(grep -o '^.*B\.[1-6]\{15\}' "$mame_work/all")
rest=$(sed 's/^.*B\.[1-6]\{15\}//' "$mame_work/all")
echo "$first = Q S C = $rest =" | "$6/script" | grep hash >"$mame_work/expected"
echo "$first = Q S" >"$mame_work/keys"
game_run "$1" "$2" "$disk" "$4" "$mame_work/keys"
cp "$mame_work/seen" "$mame_work/both"
echo "C = $rest =" >"$mame_work/keys"
game_run "$1" "$2" "$disk" "$4" "$mame_work/keys"
cat "$mame_work/seen" >>"$mame_work/both"
grep hash "$mame_work/both" | diff "$mame_work/expected" -

cp "$3" "$disk"
"$6/tp" battle --scenario 2 --seed 5 --until 40 --journal "$mame_work/host.tp" >/dev/null
"$5" put "$disk" HOST "$mame_work/host.tp"
# Opened; saved under another name.
echo 'O . = S v . N E W .' >"$mame_work/keys"
game_run "$1" "$2" "$disk" "$4" "$mame_work/keys"
"$6/tp" replay "$mame_work/host.tp" --hashes | tail -n 1 | sed 's/ / hash /; s/^/time-point /' |
  diff - <(grep hash "$mame_work/seen")
"$5" get "$disk" NEW "$mame_work/new.tp"
cmp "$mame_work/host.tp" "$mame_work/new.tp"
