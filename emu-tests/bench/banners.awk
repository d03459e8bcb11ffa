# banners.awk: the listing of one file against its banners; banners.sh says what is
# checked. Variables: file, its name in messages; root and folders, where included files
# are; declarations, a file of "name declaration".
function fail(line, words) {
    print line ": " words
    bad = 1
}

# Without blanks beside stars.
function plain(text) {
    gsub(/ *[*] */, "*", text)
    return text
}

# Where an included file is, for messages.
function path_of(name,    i, line, path) {
    for (i = 1; i <= folder_count; ++i) {
        path = folder[i] "/" name
        if ((getline line <path) >= 0) {
            close(path)
            return index(path, root "/") == 1 ? substr(path, length(root) + 2) : path
        }
    }
    return name
}

function first_word(source) {
    sub(/^[ \t]*[@A-Za-z_][A-Za-z0-9_]*:/, "", source)
    sub(/^[ \t]+/, "", source)
    sub(/[^.A-Za-z0-9_].*/, "", source)
    return source
}

# What follows the last labels says whether they are code.
function settle(is_code,    name) {
    for (name in pending)
        if (is_code) {
            label_place[name] = pending[name]
            label_segment[name] = segment
            label_banner[name] = now[depth]
        }
    split("", pending)
}

function new_segment(name) {
    settle(0)
    segment = name
}

BEGIN {
    folder_count = split(folders, folder, " ")
    count = split("adc and asl bcc bcs beq bit bmi bne bpl brk bvc bvs clc cld cli clv cmp cpx cpy " \
        "dec dex dey eor inc inx iny jmp jsr lda ldx ldy lsr nop ora pha php pla plp rol ror rti " \
        "rts sbc sec sed sei sta stx sty tax tay tsx txa txs tya", list, " ")
    for (i = 1; i <= count; ++i)
        instruction[list[i]] = 1
    while ((getline text <declarations) > 0) {
        name = text
        sub(/ .*/, "", name)
        declared[name] = substr(text, length(name) + 2)
    }
    segment = "CODE"
    depth = 1
    now[1] = 0
    current[1] = file
}

# 00000Ar 1  EA EA EA EA  source: the place, how deep in included files, four bytes; more
# bytes on lines of their own, without source.
!/^[0-9A-F]+[r ] [0-9]+  / { next }
{
    before = depth
    depth = $2 + 0
    bytes = substr($0, 12, 12)
    source = substr($0, 25)
    gsub(/ /, "", bytes)
    size = length(bytes) / 2
    if (depth > before) {
        current[depth] = path_of(included)
        number[depth] = inside[depth] = 0
        now[depth] = now[before]
    }
    if (size == 0 || source != "")
        ++number[depth]
    place = current[depth] ":" number[depth]
}

# ---- Banners ----
source ~ /^; -----*$/ {
    inside[depth] = !inside[depth]
    if (inside[depth]) {
        now[depth] = ++banners
        banner_place[banners] = place
    }
    next
}
inside[depth] && source ~ /^;/ {
    text = source
    sub(/^;[ \t]*/, "", text)
    gsub(/[ \t]+/, " ", text)
    words[now[depth]] = words[now[depth]] " " text
    next
}
inside[depth] && source != "" {
    fail(place, "expected the line that ends the banner of " banner_place[now[depth]] \
        ", found: " source)
    inside[depth] = 0
}

# ---- Code ----
{
    sub(/[ \t]*;.*/, "", source)
    word = first_word(source)
}
word == ".include" {
    included = source
    gsub(/.*\.include *"|".*/, "", included)
}
word ~ /^\.(code|rodata|data|bss|zeropage)$/ { new_segment(toupper(substr(word, 2))) }
word ~ /^upper_/ { new_segment(word) }
word == ".segment" {
    name = source
    gsub(/^[^"]*"|".*/, "", name)
    new_segment(name)
}
word == ".export" || word == ".global" {
    names = source
    sub(/.*\.(export|global) */, "", names)
    count = split(names, list, /, */)
    for (i = 1; i <= count; ++i)
        if (list[i] !~ /[:=]/)
            exported[list[i]] = 1
}
source ~ /^[ \t]*[A-Za-z_][A-Za-z0-9_]*:([^=]|$)/ {
    name = source
    gsub(/^[ \t]*|:.*/, "", name)
    pending[name] = place
}
# A repeated body is listed without bytes, behind those of its .repeat.
word == ".repeat" && size > 0 { repeated = 1 }
word == ".endrepeat" { repeated = 0 }
word != "" && word !~ /^\.(end)?repeat$/ && (size > 0 || repeated) {
    if (word in instruction)
        has_code[segment] = 1
    settle(word !~ /^\./)
}
size > 0 {
    if (!((now[depth], segment) in bytes_of))
        where[now[depth], segment] = place
    segments[segment] = 1
    bytes_of[now[depth], segment] += size
}

# ---- What they say ----
function said_bytes(text,    sum) {
    sum = 0
    while (match(text, /Bytes: [0-9]+/)) {
        sum += substr(text, RSTART + 7, RLENGTH - 7)
        text = substr(text, RSTART + RLENGTH)
    }
    return sum
}

function check_banner(b,    s, found) {
    found = 0
    for (s in segments)
        if ((s in has_code) && (b, s) in bytes_of) {
            found += bytes_of[b, s]
            place = where[b, s]
        }
    if (b == 0) {
        if (found)
            fail(place, "expected a banner above the code, found " found " bytes without")
        return
    }
    if (found && words[b] !~ /Bytes: [0-9]/)
        fail(banner_place[b], "expected Bytes: " found ", found no Bytes")
    else if (said_bytes(words[b]) != found)
        fail(banner_place[b], "expected Bytes: " found ", found " said_bytes(words[b]))
    if (found && words[b] !~ /Cycles[a-z ]*: /)
        fail(banner_place[b], "expected Cycles: for " found " bytes of code, found none")
}

function check_label(label,    name, b, text) {
    name = label
    sub(/^_/, "", name)
    b = label_banner[label]
    text = words[b] " "
    if (!b || text !~ "[^A-Za-z0-9_]_?" name "[^A-Za-z0-9_]")
        fail(label_place[label], "expected " name " in the banner above, found " \
            (b ? "only" substr(text, 1, 70) : "no banner"))
    else if (label ~ /^_/ && (name in declared) && !index(plain(text), " " plain(declared[name])))
        fail(label_place[label], "expected " declared[name] " in the banner above, found" \
            substr(text, 1, 70))
}

END {
    for (b = 0; b <= banners; ++b)
        check_banner(b)
    for (label in exported)
        if ((label in label_place) && (label_segment[label] in has_code))
            check_label(label)
    exit bad
}
