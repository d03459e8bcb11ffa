#!/usr/bin/env bash
# banners.sh SOURCE BUILD [CA65]: the banners of every .s below SOURCE's asm and platform
# are true. BUILD has the tables and the art that they include.
#
# A banner is comment between two lines of "; ----". It is held to the listing of ca65:
#
#   bytes   From a banner to the next one, or to the end of the file, the bytes of code
#           are the sum of the banner's "Bytes: N". Code is what lies in a segment in
#           which the file has an instruction: tables, .res and what macros and .repeat
#           make count there, a segment of nothing but data does not. The banners of an
#           included file count what it has itself.
#   cycles  Where there is code the banner says "Cycles: N", or "Cycles a letter: N". What
#           they are is not looked at: from the jsr to behind the rts.
#   names   It names each exported label of code below it; and what a header of game/ or
#           platform/platform.h declares, by that declaration: "u8 dice_three(void)".
set -eu
source=$1
build=$2
ca65=${3:-ca65}
shopt -s nullglob
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0

# One declaration a line, behind the name.
for header in "$source"/game/*/*.h "$source"/platform/*.h; do
  awk '{ text = text $0 "\n" }
       END { while (match(text, "/[*]")) {
                 rest = substr(text, RSTART)
                 text = substr(text, 1, RSTART - 1) substr(rest, index(rest, "*/") + 2)
             }
             count = split(text, lines, "\n")
             text = ""
             for (i = 1; i <= count; ++i)
                 if (lines[i] !~ /^#/) text = text " " lines[i]
             gsub(/[ \t]+/, " ", text)
             count = split(text, lines, / *; */)
             for (i = 1; i <= count; ++i)
                 if (match(lines[i], /[a-z_0-9]+\([^()]*\)$/)) {
                     name = substr(lines[i], RSTART)
                     sub(/\(.*/, "", name)
                     sub(/^ *(extern )?/, "", lines[i])
                     print name, lines[i]
                 } }' "$header"
done >"$work/declared"

# check TARGET OPTIONS FILE...: by the listing that ca65 -t TARGET OPTIONS makes
check() {
  local target=$1 options=$2 file
  shift 2
  for file; do
    if ! $ca65 -t "$target" $options --list-bytes 0 -l "$work/listing" -o "$work/object" "$file"; then
      status=1
    else
      awk -v root="$source" -v folders="${options//-I/}" -v file="${file#"$source"/}" \
        -v declarations="$work/declared" -f "$here/banners.awk" "$work/listing" || status=1
    fi
    files=$((files + 1))
  done
}

files=0
asm="-I $source/asm -I $source/asm/pack"
art=$build/art/c64
check none "$asm -I $build/tables/shattered" "$source"/asm/*.s "$source"/asm/*/*.s
check c64 "$asm -I $source/platform/c64 -I $art --bin-include-dir $art" "$source"/platform/c64/*.s
check apple2 "$asm -I $source/platform/apple2 -I $build/apple2/platform/apple2/art" \
  "$source"/platform/apple2/*.s
check none "-D MODEL=6" "$source"/platform/apple2/firmware/*.s
if [ "$files" = 0 ]; then
  echo "$source: expected files of assembly, found none"
  exit 1
fi
[ $status = 0 ] && echo "$files files"
exit $status
