#!/usr/bin/env bash
# gallery.sh EMULATOR C64_BIN HOST_BIN [OPTION...]: the pages of emu-tests/gallery look
# as they did, and the disk keeps what it is given. With UPDATE_GOLDEN=1 the pictures
# are taken as the new golden ones. NTSC has its own colours and fewer lines.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
emulator=$1 bin=$2 host=$3
shift 3
game_goldens=${game_goldens%/game}
case "$emulator $*" in *ntsc*) game_goldens+=/ntsc ;; x64sc*) game_goldens+=/x64sc ;; esac
cp "$bin/gallery.d64" "$vice_work/game.d64"
game_drive=(-8 "$vice_work/game.d64" -drive8type 0 -iecdevice8)
game_start "$emulator" "$bin/gallery.prg" "$bin/gallery.img.lbl" "${game_drive[@]}" "$@"

failed=0
page=0
for name in text grounds units battle map title victory defeat sounds saves; do
  game_press $page
  game_golden "$host" $name || failed=1
  page=$((page + 1))
done
game_press 9
# says KEYS WORDS: after these keys the page of saved games says so
says() {
  local row
  game_press "$1"
  row=$(game_row 16)
  case $row in *"$2"*) echo "$1: $2" ;; *) echo "$1: $row, expected $2"; failed=1 ;; esac
}
says S done
says F 'done        size 300'
says NF 'not found'
says SS done
says F 'done        size 300'
says M 'not found'
game_golden "$host" saved || failed=1
exit $failed
