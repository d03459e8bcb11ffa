#!/usr/bin/env bash
# saves.sh C64_BIN HOST_BIN: saved, reset, loaded, gone on with: the same battle as
# without. A game that was saved on the host is gone on with too.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
export PATH="$PATH:/usr/games"
begin='Nvvv<<vvvv5B.'
before=12345 after=43211
hash_of() {
  "$host/script" <<<"$1=" | sed -n 's/.* hash //p'
}
host=$2
game_disk "$1"
"$2/tp" battle --scenario 1 --seed 3 --until 40 --journal "$vice_work/host.tp" >"$vice_work/told"
{ printf '\000\304'; cat "$vice_work/host.tp"; } >"$vice_work/host.prg"
c1541 "$vice_work/game.d64" -write "$vice_work/host.prg" 'tp.host game' >"$vice_work/c1541"
game_start x64 "$vice_work/game.d64" "$1/timepoint.img.lbl" "${game_drive[@]}"
game_press "$begin$before"
game_same "$2" "$(hash_of "$begin$before")"
game_press 'Sv.MINE.' # under a name of its own
game_press 'S.'       # and the first of the two in turn
game_press "$after"
game_same "$2" "$(hash_of "$begin$before$after")"

on_again() {
  vice_off
  game_start x64 "$vice_work/game.d64" "$1/timepoint.img.lbl" "${game_drive[@]}"
}
on_again "$1"
game_press "C$after" # the newer of the two
game_same "$2" "$(hash_of "$begin$before$after")"
game_press 'QL'
game_press 'O'
game_golden "$2" open
game_press 'v.' # behind the host's
game_same "$2" "$(hash_of "$begin$before")"
game_press 'QL'
game_press 'O.'
game_same "$2" "$("$2/tp" battle --scenario 1 --seed 3 --until 40 --hashes | tail -n 1 | cut -d' ' -f2)"
