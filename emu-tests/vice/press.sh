#!/usr/bin/env bash
# press.sh C64_BIN HOST_BIN keyboard|joystick: real keys, or a stick in port 2, as the
# chips see them, begin a battle and give an order: the host's hash. A key is held
# until the game has counted it.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
host=$2
# VICE's stick of keys: I J K L and the space bar.
cat >"$vice_work/stick" <<'END'
[C64]
KeySetEnable=1
KeySet1North=105
KeySet1West=106
KeySet1South=107
KeySet1East=108
KeySet1Fire=32
JoyDevice2=2
END
case $3 in
  keyboard)
    names=(Return Down Down Down Left Left Down Down Down Down 5 b Return 1)
    script='.vvv<<vvvv5B.1'
    options=()
    ;;
  joystick) # the seed from 0 upwards; the order by the cursor on the hex to the north
    names=(space k k k j j k k k k l l l l l k space space i space)
    script='.vvv<<vvvv>>>>>v..^.'
    options=(-addconfig "$vice_work/stick")
    ;;
esac
expected=$("$host/script" <<<"$script=" | sed -n 's/.* hash //p')
game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" -drive8type 0 "${options[@]}"
vice_ask 'warp off' # or a key that is held for a moment repeats
vice_ask 'disable 1'
vice_run
xdotool search --sync --class x64 windowfocus 2>/dev/null || true
xdotool key Prior key Prior # RESTORE: nothing happens
count=0
for name in "${names[@]}"; do
  count=$((count + 1))
  xdotool keydown "$name"
  vice_wait "$(label keys_seen)" "$(printf %02x $count)" || exit 1
  vice_run
  xdotool keyup "$name"
  # The next one may be the same: it counts when this one has been seen to be up.
  vice_wait "$(label keys_now)" 00 || exit 1
  vice_run
done
vice_halt
vice_ask 'warp on'
vice_ask 'enable 1'
game_go
game_same "$host" "$expected"
