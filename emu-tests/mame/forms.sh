#!/usr/bin/env bash
# forms.sh DRIVER ROMS DISK LABELS DISKC HOST_BIN: the disk boots and plays in its other
# forms too; what is saved on a .po comes off it as from a .dsk.
. "$(dirname "$0")/mame.sh"
for form in dsk po woz; do
  "$5" copy "$3" "$mame_work/disk.$form"
  echo 'N vvv << vvvv 5 B . 1 2 = Q S =' >"$mame_work/keys"
  game_run "$1" "$2" "$mame_work/disk.$form" "$4" "$mame_work/keys"
  grep hash "$mame_work/seen" >"$mame_work/$form.hash"
  [ "$(wc -l <"$mame_work/$form.hash")" = 2 ]
  diff "$mame_work/dsk.hash" "$mame_work/$form.hash"
done
for form in dsk po; do
  "$5" list "$mame_work/disk.$form" | tee "$mame_work/$form.list"
  name=$(cut -c1-10 "$mame_work/$form.list" | sed 's/ *$//')
  "$5" get "$mame_work/disk.$form" "$name" "$mame_work/$form.tp"
done
cmp "$mame_work/dsk.tp" "$mame_work/po.tp"
