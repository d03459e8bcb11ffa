#!/usr/bin/env bash
# gallery.sh EMULATOR PROGRAM LABELS DISK COMPARE [OPTION...]: the gallery's screens
# look as they did, and the disk keeps what it is given. With UPDATE_GOLDEN=1 the
# pictures are taken as the new golden ones.
. "$(dirname "$0")/vice.sh"
golden=$(cd "$(dirname "$0")" && pwd)/golden
emulator=$1 program=$2 labels=$3 disk=$4 compare=$5
shift 5
signature=$(vice_label "$labels" gallery_signature)
next=$(vice_label "$labels" gallery_next)
cp "$disk" "$vice_work/game.d64"
[ "$program" = "$disk" ] && program=$vice_work/game.d64
vice_start "$emulator" "$program" -8 "$vice_work/game.d64" -drive8type 0 -iecdevice8 "$@"

failed=0
for screen in 5:title 1:letters 2:peoples 3:map 4:strategic 6:victory 7:defeat 8: 9:disk 10:title; do
  number=$((${screen%%:*})) name=${screen##*:}
  vice_wait "$signature" "5450$(printf %02x $number)"
  if [ -n "$name" ]; then
    vice_passes "$(vice_label "$labels" keys_frame)" 2
    vice_picture "$vice_work/$name.png"
    [ -n "${UPDATE_GOLDEN:-}" ] && cp "$vice_work/$name.png" "$golden/"
    "$compare" "$vice_work/$name.png" "$golden/$name.png" || failed=1
  fi
  # After the disk's screen: no trouble, two games, and what came back is the same.
  if [ $number = 9 ]; then
    seen=$(vice_memory $((signature + 4)) 3)
    echo "disk $seen, expected 000201"
    [ "$seen" = 000201 ] || failed=1
  fi
  vice_poke "$next" 01
  vice_run
done
exit $failed
