# vice.sh: sourced by the C64's tests. Runs a program in VICE with free ROMs and
# no window, and looks into its memory. Nothing waits for a time: a test waits
# for bytes in memory, and gives up after so many looks.
#
#   vice_start EMULATOR PROGRAM [ARGUMENT...]   in warp, without sound
#   vice_off                                    the end of it; it can be started again
#   vice_wait ADDRESS BYTES                     until memory there begins with BYTES; stops
#   vice_halt, vice_run                         stop it, let it go on
#   vice_go                                     on until it stops at a break point
# and while it is stopped:
#   vice_passes ADDRESS COUNT                   on until it has been there so often
#   vice_memory ADDRESS COUNT                   prints bytes, hex, lower case
#   vice_poke ADDRESS BYTES                     writes bytes, hex, with blanks
#   vice_picture FILE                           the screen as a PNG
#   vice_ask COMMAND                            of the monitor; vice_answer
#
#   vice_label LABELS NAME                      the address of a name of C or assembly

set -eu
export PATH="$PATH:/usr/games"
vice_work=$(mktemp -d)
vice_pids=()
vice_stopped=0
vice_port=$((20000 + 4 * $$ % 30000))

vice_stop() {
  local pid
  for pid in "${vice_pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$vice_work"
}
trap vice_stop EXIT

vice_rom() {
  dpkg -L open-roms | grep "/C64/$1\$"
}

vice_start() {
  local emulator=$1 program=$2 how=
  shift 2
  case $program in *.crt) how=-cartcrt ;; esac
  if [ ! -s "$vice_work/display" ]; then
    Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$vice_work/display" 2>/dev/null &
    vice_pids+=($!)
    while [ ! -s "$vice_work/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$vice_work/display")
    export DISPLAY
  fi
  vice_port=$((vice_port + 1)) # the last one may not be free again yet
  HOME=$vice_work "$emulator" -default -warp +sound -sounddev dummy \
    -kernal "$(vice_rom kernal)" -basic "$(vice_rom basic)" -chargen "$(vice_rom chargen)" \
    -remotemonitor -remotemonitoraddress "ip4://127.0.0.1:$vice_port" \
    -autostartprgmode 1 "$@" $how "$program" >"$vice_work/log" 2>&1 &
  vice_pids+=($!)
  vice_emulator=$!
  while ! { exec 4<>"/dev/tcp/127.0.0.1/$vice_port"; } 2>/dev/null; do
    kill -0 "$vice_emulator" 2>/dev/null || { tail -n 5 "$vice_work/log"; return 1; }
    sleep 0.2
  done
  vice_stopped=0
}

# The machine is switched off.
vice_off() {
  printf "quit\n" >&4
  exec 4>&-
  wait "$vice_emulator" || true
}

# The monitor stops the machine when it is spoken to; x lets it go on. The line to it
# stays open: VICE does not get over one that is closed while it is stopped. One
# command at a time, until the prompt is there: of more in one packet it leaves some
# lying.
vice_prompt() {
  local part
  vice_answer=
  while read -r -t "${1:-20}" -d ')' part <&4; do
    vice_answer+="$part)"
    case $part in *'(C:$'[0-9a-f][0-9a-f][0-9a-f][0-9a-f]) return ;; esac
  done
  echo "no answer from VICE" >&2
  tail -n 5 "$vice_work/log" >&2
  return 1
}

# Two prompts: the monitor's greeting, and after the command.
vice_halt() {
  [ $vice_stopped = 1 ] && return
  printf 'r\n' >&4
  vice_prompt
  vice_prompt
  vice_stopped=1
}

vice_ask() {
  printf '%s\n' "$1" >&4
  vice_prompt
}

vice_run() {
  vice_stopped=0
  printf 'x\n' >&4
}

# On, until it stops by itself.
vice_go() {
  vice_run
  vice_prompt 60
  vice_stopped=1
}

# On until it comes to ADDRESS for the COUNTth time. With an address of the frame's
# interrupt, below the screen, the picture is a whole one.
vice_passes() {
  local number
  vice_ask "$(printf 'break exec %04x' "$1")"
  number=$(sed -n 's/.*BREAK: \([0-9]*\).*/\1/p' <<<"$vice_answer")
  vice_ask "ignore $number $2"
  vice_go
  vice_ask "delete $number"
}

# A line of the answer is >C:2610  54 50 01 00  ...  and its characters.
vice_memory() {
  local bytes
  vice_ask "$(printf 'm %04x %04x' "$1" $(($1 + $2 - 1)))"
  bytes=$(sed -n 's/.*>C:....  \(.\{50\}\).*/\1/p' <<<"$vice_answer" | tr -d ' \n')
  echo "${bytes:0:$((2 * $2))}"
}

vice_poke() {
  vice_ask "$(printf '> %04x %s' "$1" "$2")"
}

# VICE writes the file when it likes; it ends with IEND when it is whole.
vice_picture() {
  local looks
  vice_ask "screenshot \"$1\" 2"
  for looks in $(seq 100); do
    tail -c 12 "$1" 2>/dev/null | grep -q IEND && return
    sleep 0.1
  done
  echo "no picture $1"
  return 1
}

vice_wait() {
  local address=$1 bytes=$2 seen='' looks
  for looks in $(seq 600); do
    kill -0 "$vice_emulator" 2>/dev/null || break
    vice_halt
    seen=$(vice_memory "$address" $((${#bytes} / 2)))
    [ "$seen" = "$bytes" ] && return
    vice_run
    sleep 0.2
  done
  echo "memory at $(printf '$%04x' "$address") is '$seen' after $looks looks, expected '$bytes'"
  tail -n 5 "$vice_work/log"
  return 1
}

vice_label() {
  echo $((16#$(awk -v name=".$2" '$3 == name || $3 == "._" substr(name, 2) { print $2; exit }' "$1")))
}
