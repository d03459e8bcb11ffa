#!/usr/bin/env bash
# computer.sh C64_BIN HOST_BIN [PROGRAM]: the computer against itself ends in the host's hash.
# Prints how long the longest decision takes, and the map, from the first hex until all of
# it is seen: what ships has 8 frames for that.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
frame=19656 # cycles, PAL
expected=$("$2/tp" battle --scenario 1 --seed 3 --json | sed -n 's/.*"event":"end","hash":"\([0-9a-f]*\)".*/\1/p')
program=${3:-timepoint}
game_disk "$1"
game_start x64 "$1/$program.prg" "$1/$program.img.lbl" "${game_drive[@]}"
game_press '.vv>>vvvvv3B'
for place in computer_order battle_order view_all marks_go; do # traces 2 to 5
  vice_ask "$(printf 'trace exec %04x' "$(label $place)")"
done
game_key 13 '2b 2b' # at once
# A trace is a line with its number and one that ends with the cycles so far.
sed -n 's/.*#\([0-9]*\) (Trace.*/\1/p; s/^\.C:.* \([0-9]*\)$/\1/p' <<<"$vice_answer" | paste - - |
  awk -v frame=$frame -v program="$program" '
    function add(what, took) {
      took /= frame
      sum[what] += took
      ++count[what]
      if (took > most[what]) most[what] = took
    }
    $1 == 2 { asked = $2 }
    $1 == 3 { add("decision", $2 - asked) }
    $1 == 4 { begun = $2 }
    $1 == 5 && begun { add("map", $2 - begun); begun = 0 }
    END {
      for (what in count)
        printf "%d times a %s, %.1f frames each, the longest %.1f frames\n", count[what], what,
          sum[what] / count[what], most[what]
      exit count["map"] < 10 || count["decision"] < 10 || (program == "timepoint" && most["map"] > 8)
    }'
game_same "$2" "$expected"
