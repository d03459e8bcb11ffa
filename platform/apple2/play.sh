# play.sh: sourced by ./play apple2. The game on an Apple //e in MAME, with firmware of our
# own; --roms uses the ROMs in MAME's own path. What follows goes to MAME.
#
# The person's disk, with the saved games, is kept apart from the build's: a new build
# brings a new game and takes the old games over.

need g++ cmake ninja-build libtomlplusplus-dev libcli11-dev libfmt-dev nlohmann-json3-dev \
  libncurses-dev libpng-dev cc65 mame

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo "play: MAME needs a display, and there is none here; ./play alone is the game in this terminal." >&2
  exit 1
fi

build host --target apple2
built=build/host/apple2
keep=${XDG_DATA_HOME:-$HOME/.local/share}/timepoint
disk=$keep/timepoint.dsk
mkdir -p "$keep"

# Tracks 22 to 31 hold the games and their directory (tools/diskc/image.hpp).
cp $built/bin/timepoint.dsk "$disk.new"
if [ -f "$disk" ]; then
  dd if="$disk" of="$disk.new" bs=4096 skip=22 seek=22 count=10 conv=notrunc status=none
fi
mv "$disk.new" "$disk"

firmware=(-rompath "$built/roms")
if [ "${1-}" = --roms ]; then
  firmware=()
  shift
fi
mkdir -p "$keep/mame"
exec mame apple2e "${firmware[@]}" -skip_gameinfo -sl4 "" -flop1 "$disk" \
  -cfg_directory "$keep/mame" -nvram_directory "$keep/mame" "$@"
