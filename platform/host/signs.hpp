// The characters that stand for things, in Unicode and in plain ASCII. All of them
// are one column wide.
#pragma once

#include <array>
#include <string_view>

extern "C" {
#include "platform.h"
}

struct Signs {
    std::array<char32_t, SIGNS> letters; // SIGN_...
    std::array<char32_t, 2> emblems;     // by side
    std::array<char32_t, 3> states;      // by state; ready has none
    char32_t slash, backslash;           // the slanted sides of a hex
    bool is_underlined;                  // its bottom is an underline, not underscores
    char32_t upright, level;             // of frames
    std::array<char32_t, 4> corners;     // top left, top right, bottom left, bottom right
    std::array<std::array<std::u32string_view, 2>, GROUNDS> grounds; // the inside of a hex
    std::array<char32_t, GROUNDS> small_grounds;                     // one for all
};

extern const Signs wide_signs, ascii_signs;

// By people: a letter, since nine pictures of one character each nobody could tell
// apart; demons, who come after the dwarfs, have to do with the M.
inline constexpr std::u32string_view people_letters = U"HVUCEDZML";
inline constexpr std::array<std::string_view, 9> people_names{
    "human", "valkyrie", "unicorn", "centaur", "elf", "dwarf", "zorg", "demon", "lizard"};
inline constexpr std::array<std::string_view, 9> type_names{"HI",  "LHI", "MI", "LMI", "LI",
                                                            "EHC", "HC",  "MC", "LC"};
inline constexpr std::array<std::string_view, GROUNDS> ground_names{
    "clear", "light woods", "heavy woods", "low hills", "high hills", "mountain", ""};
