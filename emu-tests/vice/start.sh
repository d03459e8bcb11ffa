#!/usr/bin/env bash
# start.sh C64_BIN HOST_BIN: from LOAD"*",8 and RUN to the first key that the title takes, as a
# stock 1541 would have it: its 400 bytes a second for the file, and the cycles that
# VICE counts from RUN on. At most 60 seconds. Then the menus work without the rest of
# the program, and a battle brings it.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
most=60 # seconds
bytes_a_second=400
cycles_a_second=985248 # PAL; NTSC has more
loader=080d            # where RUN goes

# The number of cycles is the last in the line of the registers.
cycles() {
  vice_ask r
  sed -n 's/^\.;.* //p' <<<"$vice_answer"
}

game_disk "$1"
game_labels=$1/timepoint.img.lbl
c1541 "$vice_work/game.d64" -read timepoint "$vice_work/first" >"$vice_work/c1541" 2>&1
vice_start x64 "" "${game_drive[@]}"
vice_halt
vice_ask "break exec $loader"
printf 'autostart "%s"\n' "$vice_work/game.d64" >&4
vice_prompt 60 # at the break point: the monitor lets the machine go by itself
begun=$(cycles)
vice_ask 'delete 1'
game_breaks
vice_go
took=$(($(cycles) - begun))
awk -v bytes="$(wc -c <"$vice_work/first")" -v took=$took -v most=$most -v speed=$bytes_a_second -v clock=$cycles_a_second \
  'BEGIN { load = bytes / speed; run = took / clock
    printf "%d bytes: %.1f seconds; to the title: %.1f seconds; together %.1f, at most %d\n", bytes, load, run, load + run, most
    exit load + run > most }'

late=$(vice_label "$game_labels" _LATE_START__)
here() {
  [ "$(vice_memory "$late" 16 | tr -d 0)" != "" ]
}
# The same pictures as with all of the program there.
game_press .
game_golden "$2" new_battle
game_press 'vvv<<vvv>v42'
game_golden "$2" new_battle_chosen
game_press '?.>>>!O!' # help, all scenarios, the list of games
here && { echo "the rest is there before a battle"; exit 1; }
game_press 'NB'
here || { echo "the rest is not there"; exit 1; }
