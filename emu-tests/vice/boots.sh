#!/usr/bin/env bash
# boots.sh EMULATOR C64_BIN PROGRAM [OPTION...]: the game starts, shows its title and
# takes a key; and a reset is survived: the cartridge begins again, elsewhere BASIC is
# there as ever.
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

case $program in
  *.crt)
    printf 'reset 0\n' >&4 # goes on by itself, to where the title waits for a key
    vice_prompt 60
    vice_stopped=1
    [ "$(vice_memory "$(label ui_screen)" 1)" = 00 ]
    ;;
  *)
    vice_ask 'delete 1'
    vice_ask 'bank cpu'
    printf 'reset 0\n' >&4
    vice_stopped=0
    ready='12 05 01 04 19' # on the screen, in its own letters
    for looks in $(seq 100); do
      vice_halt
      case $(vice_memory 0x400 1000 | sed 's/../& /g' | tr -d '\n') in *"$ready"*) break ;; esac
      vice_run
    done
    [ $looks -lt 100 ]
    ;;
esac
