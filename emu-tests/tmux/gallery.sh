#!/bin/bash
# gallery.sh GALLERY CASE: the terminal's platform.h, seen with the gallery's pages.
. "$(dirname "$0")/tmux.sh"
gallery=$(realpath "$1")

open() {
  terminal "$1" "$2" "$gallery" "${@:3}"
  expect "INKS AND SIGNS"
}

page() {
  keys "$1"
  expect "PAGE $1"
}

# Characters outside of ASCII on the screen.
beyond_ascii() { screen | LC_ALL=C grep -c '[^ -~]' || true; }

all_pages() {
  local number
  for number in 1 2 3 4 5 6 7 8 9 0; do page "$number"; done
}

case_the_smallest_terminal_has_room_for_every_page() {
  open 80 24
  all_pages
  page 3
  expect "SWAN RIDERS"
  expect "◆LC V"
  [ "$(screen | wc -L)" -le 80 ] || fail "expected at most 80 columns"
  keys Escape
  expect_end 0
  expect_clean_screen
}

case_a_larger_terminal_has_the_page_in_its_middle_and_framed() {
  open 120 40
  all_pages
  expect "TIMEPOINT"
  screen | grep -qE '^ {40}INKS AND SIGNS' && fail "expected the page framed"
  screen | grep -qE '│ {20}INKS AND SIGNS' || screen | grep -qE '^ {19}│.*INKS AND SIGNS' ||
    fail "expected the page in the middle"
}

case_resizing_draws_anew_and_a_small_terminal_says_so() {
  open 80 24
  page 3
  resize 60 20
  expect "needs a terminal of 80 columns and 24 rows;"
  expect "one has 60 and 20."
  keys 5 # nobody sees what it would do: it does nothing
  resize 100 30
  expect "SWAN RIDERS"
  expect "TIMEPOINT"
  expect "PAGE 3"
  resize 80 24
  expect_gone "TIMEPOINT"
  expect "SWAN RIDERS"
  resize 7 3
  expect "The"
  resize 80 24
  expect "SWAN RIDERS"
}

case_ascii_is_plain_ascii() {
  open 80 24 --ascii
  for number in 1 2 3 4 5 6 7 0; do
    page "$number"
    [ "$(beyond_ascii)" -eq 0 ] || fail "page $number: expected ASCII only"
  done
  page 3
  expect "*LC V"
}

case_a_locale_without_utf8_gets_ascii() {
  set_locale=C
  open 80 24
  page 3
  expect "*LC V"
  [ "$(beyond_ascii)" -eq 0 ] || fail "expected ASCII only"
}

# Escape sequences that set a colour: 30 to 48 and 90 to 107, but 39 and 49, which
# take it back.
colours() { screen_in_colour | grep -cE $'\033\\[([0-9;]*;)?([34][0-8]|9[0-7]|10[0-7])[;m]' || true; }

case_no_color_takes_the_colours_and_leaves_the_signs() {
  open 80 24
  page 3
  [ "$(colours)" -gt 0 ] || fail "expected colours"
  keys Escape
  expect_end 0
  set_more=NO_COLOR=1
  open 80 24
  page 3
  expect "◆LC V"
  expect "●MI Z"
  expect "!  35"
  [ "$(colours)" -eq 0 ] || fail "expected no colours"
}

case_eight_colours_and_none_at_all_will_do() {
  set_term=screen
  open 80 24
  all_pages
  [ "$(colours)" -gt 0 ] || fail "expected colours"
  keys Escape
  expect_end 0
  set_term=vt100
  open 80 24
  all_pages
  [ "$(colours)" -eq 0 ] || fail "expected no colours"
}

case_keys_come_as_the_contract_has_them() {
  open 80 24
  keys a
  expect "LETTER A"
  expect "KEY 65"
  keys '+'
  expect "KEY 43"
  keys BSpace
  expect "KEY 8"
  keys Up
  expect "KEY 1"
  keys Down
  expect "KEY 2"
  keys Enter
  expect "PAGE 1  KEY 13"
  keys Left
  expect "PAGE 0  KEY 3"
  keys Right
  expect "PAGE 1  KEY 4"
  keys '~'
  expect "KEY 126"
  keys F5 # no key of the game's, nor is this one, which ncurses does not know
  in_tmux send-keys -l "$(printf "\033[1;7A")"
  keys b
  expect "KEY 66"
  keys Escape
  expect_end 0
}

case_the_mouse_points_at_hexes_and_rows() {
  open 80 24
  page 3
  click 38 7 # column 6, row 3
  expect "POINT 6 3"
  expect "KEY 128"
  click 44 10 # an odd column
  expect "POINT 7 4"
  click 30 21
  expect "KEY 129"
  expect "21"
  resize 120 40
  expect "TIMEPOINT"
  click $((38 + 20)) $((7 + 8))
  expect "POINT 6 3"
  click 2 2 # outside of the page
  keys c
  expect "LETTER C"
}

saved_page() { od -An -tu1 "$room/.local/share/timepoint/HANG UP.tp" | tr -d ' '; }

case_ctrl_c_saves_and_leaves_the_screen_clean() {
  open 80 24
  page 4
  keys C-c
  expect_end 0
  expect_clean_screen
  [ "$(saved_page)" = 4 ] || fail "expected page 4 saved, found $(saved_page)"
}

case_a_terminal_that_goes_away_saves() {
  local signal
  for signal in TERM HUP; do
    open 80 24
    page 2
    kill -s $signal "$(process)"
    expect_end 0
    [ "$(saved_page)" = 2 ] || fail "$signal: expected page 2 saved, found $(saved_page)"
    rm -r "$room/.local"
  done
  open 80 24
  page 6
  close_terminal
  [ "$(saved_page)" = 6 ] || { echo "expected page 6 saved, found $(saved_page)"; exit 1; }
}

case_the_end_of_the_input_is_the_end() {
  open 80 24
  page 7
  keys C-d
  expect_end 0
  [ "$(saved_page)" = 7 ] || fail "expected page 7 saved, found $(saved_page)"
}

case_a_crash_leaves_the_screen_clean() {
  open 80 24
  kill -s ABRT "$(process)"
  expect_clean_screen
  expect_end 134
}

case_games_are_stored_and_found_again() {
  open 80 24
  page 9
  keys s
  expect "done"
  expect "GAME 0"
  keys f
  expect "size 300"
  keys m
  expect "not found"
  keys n s
  expect "GAME 1"
  screen | grep -E 'GAME [01]' | head -n 1 | grep -q "GAME 1" || fail "expected the newest first"
  keys Escape
  expect_end 0
  [ "$(ls -A "$room/.local/share/timepoint" | wc -l)" -eq 2 ] || fail "expected two files and no more"
}

case_no_terminal_is_said_in_a_sentence() {
  "$gallery" </dev/null >"$room/out" 2>"$room/err" && exit 1
  grep -q "needs a terminal" "$room/err"
  set_term=dumb
  terminal 80 24 "$gallery"
  expect_end 2
}

"case_$2"
