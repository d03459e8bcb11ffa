#!/usr/bin/env bash
# troubles.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: a protected disk, none at all, a
# game that was changed, one that is no game, one that cannot be read: each is a sentence,
# the battle goes on, and what was saved before is still there.
. "$(dirname "$0")/mame.sh"
disk=$mame_work/disk.dsk
cp "$3" "$disk"
"$6/tp" battle --scenario 2 --seed 5 --until 40 --journal "$mame_work/host.tp" >/dev/null
"$5" put "$disk" HOST "$mame_work/host.tp"
{ head -c 100 "$mame_work/host.tp"; printf '\x06'; tail -c +102 "$mame_work/host.tp"; } >"$mame_work/changed.tp"
"$5" put "$disk" CHANGED "$mame_work/changed.tp"
head -c 700 "$3" >"$mame_work/noise"
"$5" put "$disk" NOISE "$mame_work/noise"
"$5" put "$disk" TORN "$mame_work/host.tp"
# The last game's track: some bytes of it, so that its sum is wrong.
printf '\x77' | dd of="$disk" bs=1 seek=$((25 * 4096 + 30)) conv=notrunc status=none
cat >"$mame_work/keys" <<'END'
N vvv << vvvv 5 B . 1 2 =
@3 S . # . S # ! @0
@2 S # . # . O # . @0
O v . # . O vv . # . O vvv . # .
= 3 4 =
S . O . =
END
game_run "$1" "$2" "$disk" "$4" "$mame_work/keys"
grep -E '^\|.*(\.|:|it is .*)$' "$mame_work/seen" | diff - <(
  cat <<'END'
|The disk is write-protected.
|There is no disk in the drive.
|There is no disk in the drive.
|There is no disk in the drive.
|It cannot be played:
|it is damaged
|It cannot be played:
|it is no saved game
|The disk cannot be read there.
END
)
# The battle went on while nothing could be saved, and was saved in the end.
[ "$(grep -c hash "$mame_work/seen")" = 4 ]
[ "$(grep hash "$mame_work/seen" | sed -n '1p')" = "$(grep hash "$mame_work/seen" | sed -n '2p')" ]
# The one that is whole goes on from where the host saved it.
[ "$(grep hash "$mame_work/seen" | tail -n 1 | sed 's/.*hash //')" = \
  "$("$6/tp" replay "$mame_work/host.tp" --hashes | tail -n 1 | sed 's/.* //')" ]
