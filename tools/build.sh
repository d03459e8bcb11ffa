# build.sh: sourced by play and test. Configures and builds a preset quietly,
# and shows everything if it fails.
#
#   build PRESET [CMAKE-BUILD-ARGUMENT...]

build() {
  local preset=$1 log
  shift
  log=$(mktemp)
  if ! { cmake --preset "$preset" && cmake --build --preset "$preset" "$@"; } >"$log" 2>&1; then
    grep -vE '^\[[0-9]+/[0-9]+\]' "$log" | tail -n 60 >&2
    echo "${0##*/}: building $preset failed; the whole log is $log" >&2
    exit 1
  fi
  rm -f "$log"
}
