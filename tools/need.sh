# need.sh: sourced by play and test. Makes sure that what a command needs is on
# this machine, installing Debian packages where it may, and says in one
# sentence what is missing where it may not.
#
#   need PACKAGE...     every package there, or installed, or the script ends

export PATH="$PATH:/usr/games" # where Debian puts mame

# How to see that a package's thing is there, however it got there.
probe_of() {
  case $1 in
    g++) echo "command c++" ;;
    cmake | git | tmux | xdotool) echo "command $1" ;;
    ninja-build) echo "command ninja" ;;
    cc65) echo "command sim65" ;;
    vice) echo "command x64sc" ;;
    mame) echo "command mame" ;;
    xvfb) echo "command Xvfb" ;;
    libtomlplusplus-dev) echo "header toml++/toml.h" ;;
    libcli11-dev) echo "header CLI/CLI.hpp" ;;
    libfmt-dev) echo "header fmt/format.h" ;;
    nlohmann-json3-dev) echo "header nlohmann/json.hpp" ;;
    libncurses-dev) echo "header ncurses.h" ;;
    libpng-dev) echo "header png.h" ;;
    libbenchmark-dev) echo "header benchmark/benchmark.h" ;;
    *) echo "package $1" ;;
  esac
}

is_there() {
  local kind thing
  read -r kind thing <<<"$(probe_of "$1")"
  case $kind in
    command) command -v "$thing" >/dev/null ;;
    header)
      command -v c++ >/dev/null &&
        printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$thing" |
        c++ -x c++ -fsyntax-only - 2>/dev/null
      ;;
    package) dpkg-query -W -f='${db:Status-Status}' "$thing" 2>/dev/null | grep -qx installed ;;
  esac
}

# VICE is in Debian's component contrib, which a fresh machine does not read.
add_contrib() {
  local list
  for list in /etc/apt/sources.list.d/*.sources; do
    [ -f "$list" ] || continue
    $as_root sed -i '/^Components:/{/contrib/!s/$/ contrib/}' "$list"
  done
  if [ -f /etc/apt/sources.list ]; then
    $as_root sed -i '/^deb .* main/{/contrib/!s/ main/ main contrib/}' /etc/apt/sources.list
  fi
}

need() {
  local package missing=()
  for package in "$@"; do
    is_there "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return

  local me=${0##*/}
  if ! grep -qs '^ID=debian' /etc/os-release || ! command -v apt-get >/dev/null; then
    echo "$me: this is not Debian, so please install yourself what Debian calls: ${missing[*]}." >&2
    exit 1
  fi
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "$me: please run as root, or with sudo installed, so that these can be installed: ${missing[*]}." >&2
      exit 1
    fi
    as_root=sudo
  fi
  echo "$me: installing ${missing[*]}"
  case " ${missing[*]} " in *" vice "*) add_contrib ;; esac
  local log
  log=$(mktemp)
  if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "$me: apt-get could not install ${missing[*]}; its last words are above, all of them in $log." >&2
    exit 1
  fi
  rm -f "$log"
  for package in "${missing[@]}"; do
    is_there "$package" && continue
    echo "$me: $package was installed, but $(probe_of "$package") is still not found." >&2
    exit 1
  done
}
