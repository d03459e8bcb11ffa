#!/usr/bin/env bash
# tools/manual/build.sh OUT.pdf: the manual as a booklet of A5 pages, from docs/manual.md.
# The same bytes every time: no date but SOURCE_DATE_EPOCH, no fonts but those named.
set -eu
out=$(realpath -m -- "$1")
cd "$(dirname "$0")/../.."
. tools/need.sh
need pandoc weasyprint fonts-linuxlibertine fonts-league-spartan fonts-dejavu-core
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-473385600} # the first of January 1985
export LC_ALL=C.UTF-8 TZ=UTC
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Everything in one file: weasyprint names a picture in the PDF by its path.
pandoc docs/manual.md --from markdown-smart --to html5 --self-contained --resource-path docs \
  --template tools/manual/page.html --css tools/manual/manual.css --output "$work/manual.html"
# Pandoc guesses at the width of columns.
sed -i '/^<colgroup>/,/^<\/colgroup>/d' "$work/manual.html"
mkdir -p "$(dirname "$out")"
weasyprint --quiet "$work/manual.html" "$work/manual.pdf"
mv "$work/manual.pdf" "$out"
