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

# MAME knows that these are not Apple's ROMs, and would first wait for a key to tell so.
# With its debugger on, and none to be seen, it begins at once.
firmware=(-rompath build/host/apple2/roms -debug -debugger none)
if [ "${1-}" = --roms ]; then
  shift
  firmware=()
  # The speech chip belongs to a card that is left out of its slot below.
  missing=$(mame -verifyroms apple2e "$@" 2>&1 | grep -iE 'not found' | grep -v '(votrax)') || true
  if [ -n "$missing" ]; then
    echo "play: MAME's own path lacks ROMs of an Apple //e with a disk; ./play apple2 alone needs none. MAME says:" >&2
    printf '%s\n' "$missing" >&2
    exit 1
  fi
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

mkdir -p "$keep/mame"
if [ ${#firmware[@]} -gt 0 ]; then
  echo "play: the firmware is our own, so MAME finds the checksums of all ROMs wrong."
fi
exec mame apple2e "${firmware[@]}" -skip_gameinfo -sl4 "" -flop1 "$disk" \
  -cfg_directory "$keep/mame" -nvram_directory "$keep/mame" "$@"
