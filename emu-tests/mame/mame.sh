# mame.sh: sourced by the Apple II's tests. Runs MAME without a window, on our own
# firmware and on a copy of the disk.
#
#   mame_run DRIVER ROMS DISK TEST [OPTION...]   DISK is used as it is: copy it first
#
#   game_run DRIVER ROMS DISK LABELS KEYS        the game: play.lua with the script KEYS;
#                                                what it prints is in $mame_work/seen too
#
# Pictures go to $mame_work, or where TP_SHOTS points.

set -eu
export PATH="$PATH:/usr/games"
mame_work=$(mktemp -d)
trap 'rm -rf "$mame_work"' EXIT
export TP_SHOTS=${TP_SHOTS:-$mame_work}

mame_run() {
  local driver=$1 roms=$2 disk=$3 test=$4 here
  shift 4
  here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
  XDG_RUNTIME_DIR=$mame_work SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME=$mame_work \
    TP_TEST=$test TP_HERE=$here timeout 300 mame "$driver" -rompath "$roms" -homepath "$mame_work" \
    -cfg_directory "$mame_work/cfg" -nvram_directory "$mame_work/nv" \
    -snapshot_directory "$mame_work" -noreadconfig \
    -video none -sound none -nothrottle -skip_gameinfo -sl4 "" -flop1 "$disk" \
    -autoboot_delay 0 -autoboot_script "$here/harness.lua" "$@" 2>"$mame_work/log"
}

game_run() {
  export TP_LABELS=$4 TP_KEYS=$5
  mame_run "$1" "$2" "$3" "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/play.lua" >"$mame_work/seen" || {
    cat "$mame_work/seen"
    return 1
  }
  grep -E '^(figures|time-point)' "$mame_work/seen" || true
}
