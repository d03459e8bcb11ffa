#!/usr/bin/env bash
# press.sh C64_BIN HOST_BIN keyboard|joystick: real key events, or a stick in port 2, as
# the chips see them, begin a battle and play it to its end: the host's hash. Scenario
# IV, where the computer soon beats an army in the south that only waits.
#
# A key goes down when the game waits for one, up when its interrupt has taken it, and
# the next one comes when it has been seen to be up.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
host=$2
begin='.>>>v>vvv>vvv'
most=200 # orders; as many as it takes to the end are given
screen_end=08 # of ui.h
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
    keys="${begin}1B."
    order=00
    declare -A names=(['^']=Up [v]=Down ['<']=Left ['>']=Right [.]=Return [0]=0 [1]=1 [B]=b)
    options=()
    ;;
  joystick) # the seed from 0 upwards; a wait by the menu that the button opens
    keys="$begin>vv.."
    order=...
    declare -A names=(['^']=i [v]=k ['<']=j ['>']=l [.]=space)
    options=(-addconfig "$vice_work/stick")
    ;;
esac
{
  printf %s "$keys"
  for ((i = 0; i < most; ++i)); do printf %s "$order"; done
} >"$vice_work/script"
read -r keys < <("$(dirname "$0")/../ui/stops.sh" "$host/script" "$vice_work/script" 'Left, by worth' | tr -d ' #')
read -r clock expected <<<"$("$host/script" <<<"$keys=" | sed -n 's/time-point \([0-9]*\) hash /\1 /p')"

# Break points 1 and 2 wait for a key, 3 is a key taken, 4 none pressed, 5 RESTORE.
game_disk "$1"
game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" "${game_drive[@]}" "${options[@]}"
for place in key_waits key_put keys_up nmi; do
  vice_ask "$(printf 'break exec %04x' "$(label $place)")"
done
for i in 1 2 3 4 5; do vice_ask "disable $i"; done
# on NUMBER: until it stops at that break point
on() {
  vice_ask "enable $1"
  [ -z "${2:-}" ] || vice_ask "enable $2"
  vice_go
  vice_ask "disable $1"
  [ -z "${2:-}" ] || vice_ask "disable $2"
}

xdotool search --sync --class x64 windowfocus 2>/dev/null || true
if [ "$3" = keyboard ]; then
  # RUN/STOP and RESTORE together reach the machine, and nothing happens: RUN/STOP alone
  # would go back to the title, and that is what it does.
  xdotool keydown Escape
  on 3
  xdotool keydown Prior
  on 5
  xdotool keyup Prior keyup Escape
  on 4
  on 1 2
fi
for ((i = 0; i < ${#keys}; ++i)); do
  name=${names[${keys:i:1}]}
  xdotool keydown "$name"
  on 3
  xdotool keyup "$name"
  on 4
  on 1 2
done

[ "$(vice_memory "$(label ui_screen)" 1)" = $screen_end ] || { echo "the battle is not over"; exit 1; }
echo "$((16#$(vice_memory "$(label keys_seen)" 1))) of $((${#keys} % 256)) keys seen, time-point $clock"
game_same "$host" "$expected"
# What the person sees of it.
[ "$3" = joystick ] || game_golden "$host" lost
