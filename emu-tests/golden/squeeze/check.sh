#!/usr/bin/env bash
# check.sh SQUEEZE: what repeats is a subroutine, in its own segment or, between two, in
# CODE; names of one file stay apart from those of another; what pushes or branches stays
# where it is. UPDATE_GOLDEN=1 takes what there is.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" one.s two.s -o "$work/squeezed.s" >"$work/told"
[ -z "${UPDATE_GOLDEN:-}" ] || cp "$work/squeezed.s" expected.s
diff expected.s "$work/squeezed.s"
grep -q ' 11 bytes saved$' "$work/told" || { cat "$work/told"; exit 1; }
! "$1" one.s missing.s -o "$work/squeezed.s" 2>"$work/error"
grep -qx 'squeeze: cannot read missing.s' "$work/error"
