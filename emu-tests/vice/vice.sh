# vice.sh: sourced by the C64's tests. Runs a program in VICE with free ROMs and
# no window, and looks into its memory. Nothing waits for a time: a test waits
# for bytes in memory, and gives up after so many looks.
#
#   vice_start EMULATOR PROGRAM [ARGUMENT...]   in warp, without sound
#   vice_memory ADDRESS COUNT                   prints bytes, hex, lower case
#   vice_wait ADDRESS BYTES                     until memory there begins with BYTES
#   vice_label LABELS NAME                      the address of a C name

set -eu
export PATH="$PATH:/usr/games"
vice_work=$(mktemp -d)
vice_pids=()

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
  local emulator=$1 program=$2
  shift 2
  Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$vice_work/display" 2>/dev/null &
  vice_pids+=($!)
  while [ ! -s "$vice_work/display" ]; do sleep 0.1; done
  vice_port=$((20000 + $$ % 20000))
  DISPLAY=:$(cat "$vice_work/display") HOME=$vice_work "$emulator" -default -warp +sound -sounddev dummy \
    -kernal "$(vice_rom kernal)" -basic "$(vice_rom basic)" -chargen "$(vice_rom chargen)" \
    -remotemonitor -remotemonitoraddress "ip4://127.0.0.1:$vice_port" \
    -autostartprgmode 1 "$@" "$program" >"$vice_work/log" 2>&1 &
  vice_pids+=($!)
  vice_emulator=$!
  while ! { exec 4<>"/dev/tcp/127.0.0.1/$vice_port"; } 2>/dev/null; do
    kill -0 "$vice_emulator" 2>/dev/null || { tail -n 5 "$vice_work/log"; return 1; }
    sleep 0.2
  done
}

# The monitor stops the machine while it is asked; x lets it go on. The line to
# it stays open: VICE does not get over one that is closed while it is stopped.
vice_memory() {
  local line bytes=''
  printf 'm %04x %04x\nx\n' "$1" $(($1 + $2 - 1)) >&4
  # A line of the answer is >C:2610  54 50 01 00  ...  and its characters.
  while [ ${#bytes} -lt $((2 * $2)) ] && read -r -t 5 line <&4; do
    case $line in
      *'>C:'*)
        line=${line#*>C:????  }
        bytes+=$(cut -c1-50 <<<"$line" | grep -oE '\b[0-9a-f]{2}\b' | tr -d '\n')
        ;;
    esac
  done
  echo "${bytes:0:$((2 * $2))}"
}

vice_wait() {
  local address=$1 bytes=$2 seen='' looks
  for looks in $(seq 240); do
    kill -0 "$vice_emulator" 2>/dev/null || break
    seen=$(vice_memory "$address" $((${#bytes} / 2))) || true
    [ "$seen" = "$bytes" ] && return
    sleep 0.5
  done
  echo "memory at $(printf '$%04x' "$address") is '$seen' after $looks looks, expected '$bytes'"
  tail -n 5 "$vice_work/log"
  return 1
}

vice_label() {
  echo $((16#$(awk -v name="._$2" '$3 == name { print $2 }' "$1")))
}
