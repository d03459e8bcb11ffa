#!/bin/bash
# shoot.sh TIMEPOINT SCREENSHOT FOLDER: the pictures of the README, taken of the running
# game: title.svg, battle.svg, map.svg.
. "$(dirname "$0")/tmux.sh"
timepoint=$(realpath "$1")
screenshot=$(realpath "$2")
folder=$(realpath "$3")

shoot() {
  screen_in_colour | "$screenshot" >"$folder/$1.svg"
  echo "$folder/$1.svg"
}

terminal 80 24 "$timepoint" --seed 1981
expect "New battle"
shoot title
keys Enter
expect "A new battle"
keys b
expect "Garland Guard"
keys Enter
expect "Arrows look"
# On into the battle, the first order that is offered each time, until men have died.
for round in $(seq 60); do
  before=$(screen)
  keys "$(screen | grep -oE '[0-9]+ Move' | grep -oE '^[0-9]' || echo 0)"
  changed() { [ "$(screen)" != "$before" ]; }
  until_true changed
  if screen_has "Return do it"; then keys Enter; fi
  until_true screen_has "Arrows look"
  if screen | grep -qE 'Time +([2-9][0-9]|1[0-9][0-9])/'; then break; fi
done
shoot battle
keys m
expect_gone "Arrows look"
shoot map
