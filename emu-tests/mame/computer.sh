#!/usr/bin/env bash
# computer.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN SCENARIO: the computer plays both
# armies, as well as it can, and ends as on the host. Prints how long it thinks.
. "$(dirname "$0")/mame.sh"
turns=$(printf '%*s' $(($7 - 1)) '' | tr ' ' '>')
echo "~N $turns vv >>> v > vvvv 9 B . ++ =" >"$mame_work/keys"
cp "$3" "$mame_work/disk.dsk"
game_run "$1" "$2" "$mame_work/disk.dsk" "$4" "$mame_work/keys"
"$6/tp" battle --scenario "$7" --seed 9 --north expert --south expert --hashes | tail -n 1 |
  sed 's/ / hash /; s/^/time-point /' | diff - <(grep hash "$mame_work/seen")
