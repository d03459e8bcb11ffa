#!/usr/bin/env bash
# trouble.sh C64_BIN HOST_BIN: whatever is wrong with the disk is said in a sentence,
# and the game goes on to the same battle. A disk that is pulled, and put back, is too.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
begin='Nvvv<<vvvv5B.' after=1234
# Once more: the players stay chosen, so that the same keys begin another battle.
read -r -d '' expected expected_again < <("$2/script" <<<"$begin$after=QL$begin$after=" | sed -n 's/.* hash //p') || true

# meets SENTENCE [ARGUMENT...]: the machine as the arguments make it
meets() {
  local sentence=$1 said
  shift
  game_start x64 "$program" "$bin/timepoint.img.lbl" "$@"
  game_press "${begin}"
  [ -z "$pulled" ] || game_no_disk
  game_press S
  game_press "."
  said=$(game_row 18; game_row 19; game_row 20; game_row 21; game_row 22)
  case $said in *"$sentence"*) echo "$sentence" ;; *) echo "not said: $sentence, but: $said"; return 1 ;; esac
  if [ -n "$pulled" ]; then
    game_disk_back
    game_press "."
    game_press "S."
    case $(game_row 22) in *"$sentence"*) echo "it stays with that"; return 1 ;; esac
    game_press "$after"
  else
    game_press ".$after"
  fi
  game_same "$host" "$expected"
  vice_off
}
pulled=
bin=$1 host=$2 program=$1/timepoint.prg
game_disk "$1"
pulled=1
meets 'There is no disk in the drive.' "${game_drive[@]}"
pulled=
c1541 "$vice_work/game.d64" -list 2>/dev/null | grep -q '"tp.game a"' || { echo "not saved with the disk back"; exit 1; }
game_disk "$1"
meets 'The disk is write-protected.' "${game_drive[@]}" -attach8ro
# A picture that is not one: the title comes back without it.
head -c 2000 /dev/urandom >"$vice_work/noise"
cp "$vice_work/game.d64" "$vice_work/whole.d64"
c1541 "$vice_work/game.d64" -delete picture0 -write "$vice_work/noise" picture0 >"$vice_work/c1541" 2>&1
game_start x64 "$program" "$1/timepoint.img.lbl" "${game_drive[@]}"
game_press "${begin}QL"
[ "$(vice_memory "$(label ui_screen)" 1)" = 00 ]
game_press "$begin$after"
game_same "$host" "$expected_again"
vice_off
cp "$vice_work/whole.d64" "$vice_work/game.d64"

free=$(c1541 "$vice_work/game.d64" -list 2>/dev/null | sed -n 's/^\([0-9]*\) blocks free.*/\1/p')
head -c $((free * 254)) /dev/zero >"$vice_work/rest"
c1541 "$vice_work/game.d64" -write "$vice_work/rest" rest >"$vice_work/c1541" 2>&1
meets 'The disk is full.' "${game_drive[@]}"
meets 'The drive does not answer.' -drive8type 0
# There is no cartridge's start without a KERNAL behind it but with an empty one.
program=$1/timepoint.crt
head -c 8192 /dev/zero >"$vice_work/no_kernal"
meets 'The drive does not answer.' "${game_drive[@]}" -kernal "$vice_work/no_kernal"
