#!/usr/bin/env bash
# dist.sh BIN DIST: what is given away: disk, program, cartridge, and the names of
# addresses for VICE's monitor.
set -eu
mkdir -p "$2"
for product in d64 prg crt; do cp "$1/timepoint.$product" "$2/"; done
cp "$1/timepoint.img.lbl" "$2/timepoint.lbl"
