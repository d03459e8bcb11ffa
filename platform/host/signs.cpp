#include "signs.hpp"

const Signs wide_signs{
    .letters = {U' ', U'─', U'█', U'░', U'◆', U'●', U'►', U'▲', U'▼'},
    .emblems = {U'◆', U'●'},
    .states = {U' ', U'‖', U'!'},
    .slash = U'╱',
    .backslash = U'╲',
    .is_underlined = true,
    .upright = U'│',
    .level = U'─',
    .corners = {U'╭', U'╮', U'╰', U'╯'},
    .grounds = {{
        {U"  ·  ", U"     "},
        {U" ♣   ", U"   ♣ "},
        {U"♠♣♠♣♠", U"♣♠♣♠♣"},
        {U"  ~  ", U" ~ ~ "},
        {U" ∩ ∩ ", U"∩ ∩ ∩"},
        {U" ▲ ▲ ", U"▲ ▲ ▲"},
        {U"     ", U"     "},
    }},
    .small_grounds = {U'·', U'♣', U'♠', U'~', U'∩', U'▲', U' '},
};

const Signs ascii_signs{
    .letters = {' ', '-', '#', '.', '*', 'o', '>', '^', 'v'},
    .emblems = {'*', 'o'},
    .states = {' ', '=', '!'},
    .slash = '/',
    .backslash = '\\',
    .is_underlined = false,
    .upright = '|',
    .level = '-',
    .corners = {'+', '+', '+', '+'},
    .grounds = {{
        {U"     ", U"     "},
        {U" ^   ", U"   ^ "},
        {U"%^%^%", U"^%^%^"},
        {U"  ~  ", U" ~ ~ "},
        {U" n n ", U"n n n"},
        {U" A A ", U"A A A"},
        {U"     ", U"     "},
    }},
    .small_grounds = {'.', '^', '%', '~', 'n', 'A', ' '},
};
