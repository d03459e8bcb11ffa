# keys.sh: sourced after vice.sh by tests that play the game in VICE, key by key.
#
#   game_start EMULATOR PROGRAM LABELS [ARGUMENT...]   to where the first key is waited for
#   game_press KEYS        in the notation of emu-tests/ui/script.c
#   game_picture FILE      the screen, once everything has come to rest
#   game_hash HASH_BYTES   the hash of the battle in the machine's memory
#   game_row ROW           the letters of a row of the screen
#
# Nobody knows how long a pause lasts, so the machine is stopped where the game asks
# for a key and means to wait for it, as the robot and script.c have it: plat_key
# with KEY_WAIT, or with the 4 tenths of a due unit's flashing. There the key is laid
# into the queue that the keyboard's interrupt fills.

game_goldens=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/golden/game
asked_for_order=04
wait_for_ever=ff

label() {
  vice_label "$game_labels" "$1"
}

game_start() {
  local emulator=$1 program=$2
  game_labels=$3
  shift 3
  vice_start "$emulator" "$program" "$@"
  vice_halt
  game_breaks
  vice_go
}

# The machine, stopped, will stop where a key is waited for.
game_breaks() {
  game_queue=$(label key_queue)
  vice_ask 'bank ram' # the screen is under the KERNAL
  vice_ask "$(printf 'break exec %04x if (A == $%s) || (A == $%s)' "$(label plat_key)" $wait_for_ever $asked_for_order)"
  game_wait=$(sed -n 's/.*BREAK: \([0-9]*\).*/\1/p' <<<"$vice_answer")
}

# Into the queue, with what else follows it there, and on until the next is wanted.
game_key() {
  local keys=("$1" ${2:-})
  vice_poke "$game_queue" "$(printf '%02x%s 00 00 00 00 00 00 00' "$1" "${2:+ $2}" | cut -c1-23) 0${#keys[@]}"
  game_go
}

# Until a key is wanted. After a picture the machine may have been anywhere: not yet
# taken, then on.
game_go() {
  game_on
  [ "$(vice_memory $((game_queue + 8)) 1)" = 00 ] || game_on
}

game_press() {
  local keys=$1 i code
  for ((i = 0; i < ${#keys}; ++i)); do
    case ${keys:i:1} in
      '^') code=1 ;;
      v) code=2 ;;
      '<') code=3 ;;
      '>') code=4 ;;
      /) code=8 ;;
      .) code=13 ;;
      !) code=27 ;;
      _) code=32 ;;
      [[:space:]]) continue ;;
      *) code=$(printf %d "'${keys:i:1}") ;;
    esac
    game_key "$code"
  done
}

# What battle_hash covers, in its order.
game_hash() {
  local units name
  units=$((16#$(vice_memory "$(label unit_count)" 1)))
  {
    vice_memory "$(label battle_clock)" 1 | tr -d '\n'
    vice_memory "$(label dice_state)" 4 | tr -d '\n'
    vice_memory "$(label army_morale)" 4
    for name in state q r due men_lo men_hi moved heading battles routs lost_row spells blade guard \
      haste courage blade_end guard_end haste_end courage_end; do
      vice_memory "$(label "unit_$name")" "$units"
    done
  } | "$1"
}

# Twenty frames on nothing glides any more.
game_picture() {
  vice_ask "disable $game_wait"
  vice_passes "$(label keys_frame)" 20
  vice_ask "enable $game_wait"
  vice_picture "$1"
}

game_row() {
  vice_memory $((0xe000 + 40 * $1)) 40 | sed 's/../\\x&/g' | xargs -0 printf '%b' | tr '\200-\377' '\000-\177'
}

# A copy of the game's disk, in drive 8: there is no ROM for a 1541, so VICE plays the
# drive itself.
game_disk() {
  cp "$1/timepoint.d64" "$vice_work/game.d64"
  game_drive=(-8 "$vice_work/game.d64" -drive8type 0 -iecdevice8)
}

# VICE's drive cannot be empty, so the monitor speaks for one that is: whatever the drive
# says from here on, the game hears "74, drive not ready". game_disk_back ends it.
game_no_disk() {
  vice_ask "$(printf 'break exec %04x' "$(label disk_said)")"
  game_said=$(sed -n 's/.*BREAK: \([0-9]*\).*/\1/p' <<<"$vice_answer")
}

game_disk_back() {
  vice_ask "delete $game_said"
  game_said=
}

# On until it stops where a key is waited for.
game_on() {
  vice_go
  while [ -n "${game_said:-}" ] && [[ $vice_answer == *"$(printf '(C:$%04x)' "$(label disk_said)")" ]]; do
    # A register that is written makes VICE come by once more.
    [[ $vice_answer == *' A:74 '* ]] || vice_ask 'r a=$74'
    vice_go
  done
}

game_same() {
  local seen
  seen=$(game_hash "$1/hash_memory")
  echo "C64 $seen, host $2"
  [ "$seen" = "$2" ]
}

# game_golden HOST_BIN NAME: the screen looks as it did. With UPDATE_GOLDEN=1 it is
# the new golden picture.
game_golden() {
  game_picture "$vice_work/$2.png"
  [ -z "${UPDATE_GOLDEN:-}" ] || cp "$vice_work/$2.png" "$game_goldens/"
  "$1/compare" "$vice_work/$2.png" "$game_goldens/$2.png"
}
