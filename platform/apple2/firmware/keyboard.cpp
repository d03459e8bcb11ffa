// The //e's keyboard ROM: what the keys of its matrix say.
#include "roms.hpp"

#include <cctype>

namespace {

// Ten keys a line of the matrix, as they are on the keyboard: first alone, then with
// Shift. A blank is a key that is not there.
struct Line {
    const char* plain;
    const char* shifted;
};
constexpr Line matrix[] = {
    {"\x1B"     "123465789", "\x1B"     "!@#$^%&*("},
    {"\t"       "qwerytuio", "\t"       "QWERYTUIO"},
    {"adshfgjk;l",           "ADSHFGJK:L"},
    {"zxcvbnm,./",           "ZXCVBNM<>?"},
    {"      \\=0-",          "      |+)_"},
    {"      `p[]",           "      ~P{}"},
    {"      \r\x0B \'",      "      \r\x0B \""},
    {"      \x7F\n\x08\x15", "      \x7F\n\x08\x15"},
};
constexpr char space_bar = ' ';
constexpr int space_line = 6, space_place = 8;

char with_control(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) || c == '[' || c == ']' || c == '\\'
               ? static_cast<char>(c & 0x1F)
               : c;
}

} // namespace

// Address: 512 if Caps Lock is up, plus 4 x (10 x line + place), plus 3 for the key alone,
// 2 with Shift, 1 with Control, 0 with both.
Bytes make_keyboard() {
    Bytes rom(2048);
    int line_number = 0;
    for (const Line& line : matrix) {
        for (int place = 0; place < 10; ++place) {
            const char plain = line.plain[place], shifted = line.shifted[place];
            const bool bar = line_number == space_line && place == space_place;
            if (plain == space_bar && !bar) continue;
            for (const int caps_up : {0, 1}) {
                char alone = plain, shift = shifted;
                if (!caps_up && std::islower(static_cast<unsigned char>(plain))) {
                    // Locked capitals: Shift has nothing to add, and gives small ones.
                    alone = shifted;
                    shift = plain;
                }
                const auto at = static_cast<std::size_t>(caps_up << 9 |
                                                         (line_number * 10 + place) << 2);
                rom[at + 3] = static_cast<std::uint8_t>(alone);
                rom[at + 2] = static_cast<std::uint8_t>(shift);
                rom[at + 1] = rom[at] = static_cast<std::uint8_t>(with_control(plain));
            }
        }
        ++line_number;
    }
    return rom;
}
