#!/bin/bash
# game.sh TIMEPOINT CASE: the game itself in a terminal.
. "$(dirname "$0")/tmux.sh"
timepoint=$(realpath "$1")
tp=$(dirname "$timepoint")/tp

start() {
  terminal 80 24 "$timepoint" --seed 1981 "$@"
  expect "New battle"
}

# A battle of scenario I, up to its first order.
begin() {
  start
  keys Enter
  expect "A new battle"
  keys b
  expect "Garland Guard"
  keys Enter
  my_order
}

# The computer's moves are over: a unit of ours is due.
my_order() { expect "Arrows look"; }

# What the panel says of the clock and of the unit that is due.
due() {
  local line LC_ALL=C.UTF-8 # so that characters are counted, not bytes
  screen | sed -n '20,22p' | while IFS= read -r line; do echo "${line:20:40}"; done
}

# order KEY: gives an order, and waits for the next unit that may have one.
order() {
  local before
  before=$(due)
  keys "$1"
  another_is_due() { screen_has "Arrows look" && [ "$(due)" != "$before" ]; }
  until_true another_is_due || fail "expected another unit to be due after order $1"
}

saves() { ls -A "$room/.local/share/timepoint" 2>/dev/null || true; }

# told WHAT: the story in $room/out is that of the battle of scenario 2, seed 7.
told() {
  "$tp" battle --scenario 2 --seed 7 >"$room/story"
  cmp -s "$room/story" "$room/out" || {
    echo "$1: expected the story of a battle, found:"
    head -n 5 "$room/out"
    exit 1
  }
}

case_the_title_comes_up_and_ctrl_c_leaves_the_screen_clean() {
  start
  keys C-c
  expect_end 0
  expect_clean_screen
  [ -z "$(saves)" ] || fail "expected nothing saved before a battle, found $(saves)"
}

case_without_a_terminal_a_battle_is_told() {
  "$timepoint" --scenario 2 --seed 7 </dev/null >"$room/out"
  told "input is no terminal"
  script -qec "stty -opost; '$timepoint' --scenario 2 --seed 7 >'$room/out'" /dev/null >/dev/null
  told "output is no terminal"
}

case_a_dumb_terminal_is_told_a_battle() {
  set_term=dumb
  terminal 80 24 "$timepoint" --seed 7
  expect_end 0
  expect "the program has ended"
  in_tmux capture-pane -p -S - | grep -q "The Ambush\|=====" || fail "expected a story"
}

case_an_option_of_a_battle_asks_for_its_story() {
  terminal 80 24 bash -c "'$timepoint' --scenario 2 --seed 7 >'$room/out'; '$timepoint' --tell"
  expect_end 0
  told "--scenario"
}

case_options_are_explained_and_mistakes_refused() {
  "$timepoint" --help >"$room/out"
  grep -q -- "--ascii" "$room/out"
  "$timepoint" --version | grep -q "^timepoint "
  local status=0
  "$timepoint" --scenario 9 2>"$room/err" || status=$?
  [ $status -eq 2 ] && grep -q -- "--scenario: expected 1 to 4" "$room/err"
  status=0
  "$timepoint" --json --hashes 2>"$room/err" || status=$?
  [ $status -eq 2 ] && grep -q "at most one" "$room/err"
}

case_a_game_saved_and_killed_goes_on() {
  local here
  begin
  order 1
  order 1
  here=$(due)
  keys Enter
  expect "The battle"
  keys s # the menu's Save
  expect "Save"
  expect "One of two, in turn"
  keys Enter
  my_order
  kill -s KILL "$(process)"
  expect_end 137
  [ "$(saves)" = "GAME A.tp" ] || fail "expected GAME A.tp saved, found $(saves)"

  start
  keys Down Enter # Continue the last game
  my_order
  [ "$(due)" = "$here" ] || fail "expected the battle as it was saved: $here"
  order 1
}

case_a_battle_left_with_ctrl_c_goes_on() {
  local here
  begin
  order 1
  here=$(due)
  keys C-c
  expect_end 0
  expect_clean_screen
  [ -n "$(saves)" ] || fail "expected the battle saved"
  start
  keys Down Enter
  my_order
  [ "$(due)" = "$here" ] || fail "expected the battle as it was left: $here"
}

case_a_click_goes_where_it_points() {
  begin
  click 51 5 # away from the middle, where the unit is that is due: the cursor comes
  expect "["
}

"case_$2"
