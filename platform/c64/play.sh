# play.sh: sourced by ./play c64. Builds the game's disk and starts it in VICE, with the
# free ROMs of open-roms. More arguments go to VICE.
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo "play: VICE opens a window, and there is no display here; ./play alone plays in this terminal." >&2
  exit 1
fi
need g++ cmake ninja-build libtomlplusplus-dev libcli11-dev libfmt-dev nlohmann-json3-dev \
  libncurses-dev libpng-dev cc65 vice open-roms
build host --target c64
platform/c64/dist.sh build/host/c64/bin dist

# The game saves on its disk, so the person plays on a disk of their own.
saves=${XDG_DATA_HOME:-$HOME/.local/share}/timepoint
mkdir -p "$saves"
if [ -f "$saves/c64.d64" ]; then # with this program and not an older one
  platform/c64/renew_disk.sh c1541 dist/timepoint.d64 "$saves/c64.d64"
else
  cp dist/timepoint.d64 "$saves/c64.d64"
fi
rom() {
  dpkg -L open-roms | grep "/C64/$1\$"
}
echo "Cursor keys, Return and Run/Stop (Escape), or a joystick in port 2. Games are saved in $saves/c64.d64."
# The program goes straight into memory: from the disk it would take as long as on a 1541.
x64sc -kernal "$(rom kernal)" -basic "$(rom basic)" -chargen "$(rom chargen)" \
  -drive8type 0 -iecdevice8 -8 "$saves/c64.d64" -autostartprgmode 1 -autostart dist/timepoint.prg "$@"
