// What the mutator puts in the place of good values, as it stands in the TOML:
// both the parser and the files that are written should get to trip over it.
#pragma once

#include <sstream>
#include <string>
#include <vector>

inline std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) found.push_back(line);
    return found;
}

inline std::vector<std::string> split_words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> found;
    for (std::string word; in >> word;) found.push_back(word);
    return found;
}

inline const auto scraps_for_numbers = split_words(R"(
    9223372036854775807 -9223372036854775808 9223372036854775808 4294967296 65536 256 255 -129
    -1 0 00 -0.0 1e99 nan inf 0x7fffffffffffffff 0b1 1_000 true 1979-05-27T07:32:00Z
    [] {} "xx" "" [[1]])");

inline const auto scraps_for_keys = split_words(R"(
    x src from to id ruling row type a.b.c é "" "\u0000" 'k"')");

inline const auto scraps_for_texts = split_lines(R"(""
" "
"*/"
"\n#define X"
"\u0000"
"\\"
"\""
"?\u003f/"
"%s{}"
"a|b"
"éİ "
"\uFEFF"
"xx"
'single'
"none"
"None"
"has bow"
"A"
"a"
"clear"
"Clear"
"light-woods"
"light  woods"
"twenty-four letters wide"
"twenty-five letters, wide"
"000_c812e26bd0a8b6a9.txt:186"
"000_c812e26bd0a8b6a9.txt:-1"
":1"
"mc-column"
"mc-column=lc"
"-"
"__"
"../x"
7
[]
["A", "A"])");

// Bytes that no text should hold, and signs that change what follows.
inline const std::vector<std::string> scraps_anywhere = [] {
    auto scraps = split_words(R"(# " ''' """ = , [ ] { } [[ ]] \)");
    for (const char* bytes : {"\xff", "\xef\xbb\xbf", "\xff\xfe", "\xf0\x9f", "\xed\xa0\x80", "\r",
                              "\r\n", "\n", "\t", "\x1b[31m", "\xe2\x80\xa8"})
        scraps.emplace_back(bytes);
    scraps.emplace_back(1, '\0');
    return scraps;
}();
