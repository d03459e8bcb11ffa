#!/usr/bin/env bash
# tools/with_scenario.sh FILE: disks with a scenario of one's own, for the C64 and the
# Apple II, in dist/ under the scenario's id. Nothing of the project is changed. What is
# wrong with the scenario is told with file, line and reason (tp check).
set -eu
if [ $# -ne 1 ] || [ "$1" = --help ]; then
  echo "usage: tools/with_scenario.sh FILE.toml    (docs/adding-a-scenario.md)" >&2
  exit 2
fi
file=$(realpath -- "$1")
cd "$(dirname "$0")/.."
. tools/need.sh
. tools/build.sh
need g++ cmake ninja-build libtomlplusplus-dev libcli11-dev libfmt-dev nlohmann-json3-dev \
  cc65 vice

build host --target tp tables art tablec artc pack diskc make_roms
build/host/bin/tp check --data data/shattered "$file"
id=$(basename "$file" .toml)
work=$PWD/build/scenarios/$id
mkdir -p "$work" dist
build/host/bin/tablec data/shattered --scenario "$file" -o "$work/tables/shattered"
for machine in c64 apple2; do
  if ! { cmake -S . -B "$work/$machine" -G Ninja --toolchain "$PWD/platform/$machine/toolchain.cmake" \
    -DTP_TABLES="$work/tables/shattered" -DTP_TOOLS="$PWD/build/host/bin" -DTP_ART="$PWD/build/host/art" \
    -DTP_TESTS=OFF && cmake --build "$work/$machine"; } >"$work/$machine.log" 2>&1; then
    if grep -q 'overflows memory area' "$work/$machine.log"; then
      grep -m 1 'overflows memory area' "$work/$machine.log" >&2
      echo "with_scenario: there is no room for it on the $machine: give it a number of 1 to 4, and it stands in place of that one." >&2
    else
      tail -n 30 "$work/$machine.log" >&2
      echo "with_scenario: building for the $machine failed; the whole log is $work/$machine.log" >&2
    fi
    exit 1
  fi
done
cp "$work/c64/bin/timepoint.d64" "dist/$id.d64"
cp "$work/apple2/bin/timepoint.dsk" "dist/$id.dsk"
echo "dist/$id.d64 boots on a Commodore 64, dist/$id.dsk on an Apple II."
