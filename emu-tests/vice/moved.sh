#!/usr/bin/env bash
# moved.sh C64_BIN HOST_BIN: a game that tp has put onto the disk is opened on the C64 and
# saved under another name; tp takes that one off, and it is the same game, byte for byte.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
export PATH="$PATH:/usr/games"
game_disk "$1"
"$2/tp" battle --scenario 1 --seed 3 --until 40 --journal "$vice_work/host.tp" >/dev/null
"$2/tp" save put "$vice_work/game.d64" "$vice_work/host.tp"
c1541 "$vice_work/game.d64" -list 2>/dev/null | grep -F '"tp.host"'
game_start x64 "$vice_work/game.d64" "$1/timepoint.img.lbl" "${game_drive[@]}"
game_press 'O.'
game_same "$2" "$("$2/tp" replay "$vice_work/host.tp" --hashes | tail -n 1 | cut -d' ' -f2)"
game_press 'Sv.NEW.'
vice_off
"$2/tp" save list "$vice_work/game.d64"
"$2/tp" save get "$vice_work/game.d64" NEW -o "$vice_work/new.tp"
cmp "$vice_work/host.tp" "$vice_work/new.tp"
