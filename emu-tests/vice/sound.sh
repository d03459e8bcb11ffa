#!/usr/bin/env bash
# sound.sh C64_BIN HOST_BIN PLATFORM [-ntsc]: the SID is told what sounds.s and tunes.s
# have, at the right moments and in tune, and a recording of it (on PAL) sounds: as long
# as it should, then silence. Played by the gallery's page of sounds.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
bin=$1 host=$2 platform=$3
shift 3
gap=40      # frames behind a sound
ringing=20  # of them heard
longer=5    # fifths of a frame for a fiftieth of a second
quiet=20    # loudness that nobody hears
apart=15    # frames of quiet that part two sounds
clock=985248 frame=19656 off=0 # PAL
# Where a second has sixty frames every sixth is left out: one more or less is right.
case "$*" in *ntsc*) clock=1022727 frame=17095 longer=6 off=1 ;; esac

# Of the sources: effects as "name segments frames", a voice of a tune as "pitch frames"
# with the pitch as MIDI counts it.
effects() {
  awk '/^[a-z]+:/ { name = $1 } $0 ~ "segment [0-9]" { sub(/.*segment /, ""); ++count; frames += $1 }
    /^ +ends/ { sub(":", "", name); print name, count, frames; count = frames = 0 }' "$platform/sounds.s"
}
voice() {
  awk -v voice="$1:" '/^note_lengths/ { sub(/.*byte /, ""); split($0, length_of, ", ") }
    /^[A-Z]+ += [0-9] << 5/ { place[$1] = $3 + 1 }
    /:/ { inside = index($0, voice) == 1 }
    inside && /\.byte/ {
      sub(/.*byte */, ""); gsub(/[ \t]/, "")
      n = split($0, notes, ",")
      for (i = 1; i <= n; ++i) {
        if (split(notes[i], part, "|") < 2) next
        frames = length_of[place[part[1]]]
        if (part[2] == "REST") { last += frames; continue }
        if (pitch) print pitch, last
        last = frames
        pitch = 12 * (substr(part[2], length(part[2])) + 1) + index("c d ef g a b", substr(part[2], 1, 1)) - 1
        if (part[2] ~ /s/) ++pitch
        if (voice ~ /low/) pitch -= 24
      }
    }
    END { print pitch }' "$platform/tunes.s"
}

# What the monitor told of stores to the SID: "register value cycles".
stores() {
  sed -n 's/.*(Trace store d4\(..\)).*/\1/p; s/^\.C:.* A:\(..\) .* \([0-9]*\)$/\1 \2/p' <<<"$vice_answer" | paste -d' ' - -
}
# Notes of the voice with these registers, as voice has them.
notes() {
  awk -v low="$1" -v high="$2" -v gate="$3" -v clock=$clock -v frame=$frame -v ntsc=$off '
    function hex(h) { return 16 * (index("0123456789ABCDEF", substr(h, 1, 1)) - 1) + index("0123456789ABCDEF", substr(h, 2, 1)) - 1 }
    $1 == low { l = hex($2) } $1 == high { h = hex($2) }
    $1 == gate && $2 == "41" {
      exact = 69 + 12 * log((256 * h + l) * clock / 2 ^ 24 / 440) / log(2)
      pitch = int(exact + 0.5)
      if (exact - pitch > 0.1 || pitch - exact > 0.1) pitch = "out of tune: " exact
      if (before) { frames = ($3 - begun) / frame; if (ntsc) frames = frames * 5 / 6; print before, int(frames + 0.5) }
      before = pitch; begun = $3
    }
    END { print before }'
}

cp "$bin/gallery.d64" "$vice_work/game.d64"
game_start x64 "$bin/gallery.prg" "$bin/gallery.img.lbl" -8 "$vice_work/game.d64" -drive8type 0 -iecdevice8 \
  -sound -sounddev wav -soundarg "$vice_work/heard.wav" "$@"
game_press 8
vice_ask 'trace store d400 d414'
vice_ask "$(printf 'break exec %04x' "$(label keys_frame)")"
vice_ask 'disable 2'
vice_ask 'disable 3'

# play LETTER FRAMES: one sound, for so long; its stores in vice_answer
play() {
  vice_poke "$game_queue" "$(printf '%02x 00 00 00 00 00 00 00 01' "'$1")"
  vice_ask 'disable 1'
  vice_ask 'enable 3'
  vice_ask "$(printf 'ignore 3 %x' "$2")" # the monitor counts in hex
  vice_go
  local heard=$vice_answer
  vice_ask 'disable 3'
  vice_ask 'enable 1'
  vice_answer=$heard
}
# First what the SID is told.
failed=0
vice_ask 'enable 2'
letters=(B C D E F G H I J K)
i=0
lengths=()
while read -r name segments frames; do
  play "${letters[i]}" $((frames * longer / 5 + gap))
  seen=$(stores | awk -v frame=$frame -v ntsc=$off '$1 == "12" {
    odd = index("13579BDF", substr($2, 2, 1)) > 0
    if (odd) { ++count; if (!begun) begun = $3 } else end = $3 }
    END { frames = (end - begun) / frame; if (ntsc) frames = frames * 5 / 6; print count, int(frames + 0.5) }')
  echo "$name: $seen, expected $segments $frames"
  read -r told lasted <<<"$seen"
  [ "$told" = "$segments" ] && [ $((lasted - frames)) -le $off ] && [ $((frames - lasted)) -le $off ] || failed=1
  lengths+=("$frames")
  i=$((i + 1))
  game_press A
done <<<"$(effects)"
[ $i = ${#letters[@]} ] || { echo "$i effects"; exit 1; }
for tune in L:march M:victory N:defeat; do
  name=${tune#*:}
  frames=$(voice "${name}_high" | awk '{ sum += $2 } END { print sum + 120 }')
  play "${tune%:*}" $((frames * longer / 5 + gap))
  stores >"$vice_work/stores"
  for part in high low; do
    voice "${name}_$part" >"$vice_work/score"
    count=$(wc -l <"$vice_work/score")
    case $part in high) notes 00 01 04 ;; low) notes 07 08 0b ;; esac <"$vice_work/stores" | head -n "$count" >"$vice_work/heard"
    # a march begins anew: its last note has a length
    sed -i '$s/ .*//' "$vice_work/heard"
    if cmp -s "$vice_work/score" "$vice_work/heard"; then
      echo "$name, $part: $count notes"
    else
      echo "$name, $part:"
      diff "$vice_work/score" "$vice_work/heard" | head -n 10 || true
      failed=1
    fi
  done
  [ $name = march ] || lengths+=("$frames")
  game_press A
done
vice_ask 'disable 2'
[ $off = 0 ] || exit $failed

# Then what is heard of it: VICE records only without warp. What still rings after a
# sound is cut off unheard, and a moment of quiet comes before the next.
i=0
for letter in "${letters[@]}" M N; do
  vice_ask 'warp off'
  play $letter $((lengths[i] * longer / 5 + ringing))
  vice_ask 'warp on'
  game_press A
  vice_ask 'warp off'
  play A $((2 * apart))
  vice_ask 'warp on'
  game_press A
  i=$((i + 1))
done
game_press Z
vice_ask 'warp off'
play L 100 # in silence
vice_off
"$host/listen" "$vice_work/heard.wav" >"$vice_work/loud"
# Parts of the recording: how long there is something to hear, fewer quiet frames than
# $apart not counted.
awk -v quiet=$quiet -v apart=$apart '$1 > quiet { if (!begun) begun = NR; end = NR }
  begun && NR - end > apart { print end - begun + 1; begun = 0 } END { if (begun) print end - begun + 1; print "silence", NR - end }' \
  "$vice_work/loud" >"$vice_work/parts"
printf '%s\n' "${lengths[@]}" | paste -d' ' "$vice_work/parts" - | awk -v sounds=${#lengths[@]} -v more=$((ringing + 10)) '
  $1 == "silence" { print "silence for " $2 " frames at the end"; silent = $2; next }
  { ok = $1 > $2 * 3 / 4 && $1 < $2 + more; if (ok) ++good; print "heard for " $1 " of " $2 " frames" (ok ? "" : ": wrong") }
  END { exit !(good == sounds && silent > 90) }' || failed=1
exit $failed
