#!/usr/bin/env bash
# computer.sh C64_BIN HOST_BIN [PROGRAM]: the computer against itself ends in the host's hash.
# Prints how long the longest decision takes.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
frame=19656 # cycles, PAL
expected=$("$2/tp" battle --scenario 1 --seed 3 --json | sed -n 's/.*"event":"end","hash":"\([0-9a-f]*\)".*/\1/p')
program=${3:-timepoint}
game_disk "$1"
game_start x64 "$1/$program.prg" "$1/$program.img.lbl" "${game_drive[@]}"
game_press '.vv>>vvvvv3B'
vice_ask "$(printf 'trace exec %04x' "$(label computer_order)")"
vice_ask "$(printf 'trace exec %04x' "$(label battle_order)")"
game_key 13 '2b 2b' # at once
# A trace is a line with its number and one that ends with the cycles so far.
sed -n 's/.*#\([0-9]*\) (Trace.*/\1/p; s/^\.C:.* \([0-9]*\)$/\1/p' <<<"$vice_answer" | paste - - |
  awk -v frame=$frame '$1 == 2 { begun = $2 }
    $1 == 3 { took = $2 - begun; sum += took; ++count; if (took > most) most = took }
    END { printf "%d decisions, %.1f frames each, the longest %.0f frames\n", count, sum / count / frame, most / frame }'
game_same "$2" "$expected"
