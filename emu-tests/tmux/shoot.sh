#!/bin/bash
# shoot.sh TIMEPOINT SCREENSHOT TP FOLDER: the pictures of the README, taken of the
# running game: title.svg, battle.svg, map.svg.
. "$(dirname "$0")/tmux.sh"
timepoint=$(realpath "$1")
screenshot=$(realpath "$2")
tp=$(realpath "$3")
folder=$(realpath "$4")

shoot() {
  screen_in_colour | "$screenshot" >"$folder/$1.svg"
  echo "$folder/$1.svg"
}

terminal 80 24 "$timepoint" --seed 1981
expect "New battle"
shoot title

# A battle in its middle: two computers have begun it, a person goes on.
saves=$room/.local/share/timepoint
mkdir -p "$saves"
"$tp" battle --scenario 4 --seed 9 --until 44 --journal "$saves/GAME A.tp" >"$room/story"
keys c
expect "Arrows look"
shoot battle
keys m
expect_gone "Arrows look"
shoot map
