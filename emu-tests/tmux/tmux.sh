# tmux.sh: sourced by the tests here. A program in a terminal of tmux's: its keys are
# sent, and its screen is read until it shows what is waited for. Nothing waits for a
# time to pass.
#
#   terminal COLUMNS ROWS COMMAND...   starts a program in a terminal of that size
#   keys KEY...                        presses keys, in tmux's names: a Enter Escape Up C-c
#   click COLUMN ROW                   presses the mouse's first button there, from 0
#   expect WORDS                       waits until the screen has them
#   expect_gone WORDS                  waits until it has them no more
#   expect_end STATUS                  waits for the program's end with that status
#   screen                             the screen's text
#   screen_in_colour                   the same with its escape sequences
#   resize COLUMNS ROWS
#   process                            the program's process id
#   close_terminal                     takes the terminal away, and waits for the program's end
#   fail WORDS                         ends the test with the screen as it is
#
# The variables set_term (TERM inside), set_locale and set_more (more variables, as
# env takes them) may be set before terminal. HOME is a folder of the test's own,
# $room, which goes with it.

set -eu
room=$(mktemp -d)
terminals=0 # each has a server of its own: an old one may still be on its way out
set_term=screen-256color
set_locale=C.UTF-8
set_more=
patience=${TMUX_TEST_SECONDS:-60} # how long a machine under load may take for one step

in_tmux() {
  command env -u TMUX tmux -S "$room/tmux$terminals" -f /dev/null "$@"
}

is_gone() { [ ! -s "$room/process" ] || ! kill -0 "$(process)" 2>/dev/null; }

# A program that loses its terminal may still save: the room stays until it is done.
close_terminal() {
  in_tmux kill-server 2>/dev/null || true
  until_true is_gone || { echo "FAILED: expected the program to end with its terminal"; exit 1; }
}

leave_room() {
  close_terminal
  rm -rf "$room"
}
trap leave_room EXIT

fail() {
  echo "FAILED: $*"
  echo "The screen was:"
  screen | sed 's/^/  | /'
  exit 1
}

# The status goes into a file before the pane is told to stay.
terminal() {
  local columns=$1 rows=$2
  shift 2
  close_terminal
  terminals=$((terminals + 1))
  rm -f "$room/status" "$room/stderr" "$room/process"
  local words
  words=$(printf '%q ' "$@")
  cat >"$room/run.sh" <<END
env -u XDG_DATA_HOME -u NO_COLOR HOME='$room' TERM='$set_term' LC_ALL='$set_locale' $set_more \\
  sh -c 'echo \$\$ >"$room/process"; exec "\$@"' sh $words 2>"$room/stderr"
echo \$? >"$room/status"
END
  in_tmux new-session -d -x "$columns" -y "$rows" "bash '$room/run.sh'; echo; echo the program has ended; exec cat" \; \
    set-option -g status off \; set-option -g mouse on \; set-option -sg escape-time 0
}

keys() { in_tmux send-keys "$@"; }

# As a terminal of the kind of set_term tells of it: the button, the column and the row,
# counted from 1, each as a byte 32 higher; button 3 is the release.
click() {
  local at
  at=$(printf '\\x%02x\\x%02x' $((33 + $1)) $((33 + $2)))
  in_tmux send-keys -l "$(printf "\033[M $at\033[M#$at")"
}

screen() { in_tmux capture-pane -p; }
screen_in_colour() { in_tmux capture-pane -e -N -p; } # with the spaces at the ends of lines
process() { cat "$room/process"; }
resize() { in_tmux resize-window -x "$1" -y "$2"; }

# until_true COMMAND...: asks again and again.
until_true() {
  local end=$((SECONDS + patience))
  until "$@"; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.05
  done
}

screen_has() { screen | grep -qF -- "$1"; }
screen_has_not() { ! screen_has "$1"; }
has_ended() { [ -s "$room/status" ]; }

expect() { until_true screen_has "$1" || fail "expected \"$1\" on the screen"; }
expect_gone() { until_true screen_has_not "$1" || fail "expected no more \"$1\" on the screen"; }

expect_end() {
  until_true has_ended || fail "expected the program to end"
  local status
  status=$(cat "$room/status")
  [ "$status" = "$1" ] || fail "expected to end with status $1, found $status; it said: $(cat "$room/stderr")"
}

# The program is gone and so are its traces: what the shell says now is read as text.
expect_clean_screen() {
  expect "the program has ended"
  in_tmux list-panes -F '#{alternate_on} #{cursor_flag} #{mouse_any_flag}' | grep -qx '0 1 0' ||
    fail "expected the usual screen with its cursor and without the mouse, found $(
      in_tmux list-panes -F 'alternate screen #{alternate_on}, cursor #{cursor_flag}, mouse #{mouse_any_flag}'
    )"
}
