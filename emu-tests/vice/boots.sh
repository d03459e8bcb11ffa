#!/usr/bin/env bash
# boots.sh EMULATOR C64_BIN PROGRAM [OPTION...]: the game starts, shows its title and
# takes a key.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
emulator=$1 labels=$2/timepoint.img.lbl program=$2/$3
game_disk "$2"
shift 3
drive=()
case $program in *.d64)
  program=$vice_work/game.d64
  drive=("${game_drive[@]}")
  ;;
esac
game_start "$emulator" "$program" "$labels" "${drive[@]}" "$@"
vice_ask r # its last number counts the cycles since the machine was switched on
echo "cycles until the title: $(sed -n 's/^\.;.* //p' <<<"$vice_answer")"
game_press 'N'
[ "$(vice_memory "$(label ui_screen)" 1)" = 01 ]
