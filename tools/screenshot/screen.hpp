// A terminal's screen as tmux capture-pane -e tells it: characters with colours.
#pragma once

#include <istream>
#include <string>
#include <vector>

struct Shade {
    int red = 0, green = 0, blue = 0;
    bool operator==(const Shade&) const = default;
};

struct Look {
    Shade ink, paper;
    bool is_bold = false, is_underlined = false;
    bool operator==(const Look&) const = default;
};

struct Place {
    std::string sign; // one character, UTF-8
    Look look;
};

using Screen = std::vector<std::vector<Place>>; // its rows, not all of one length

inline constexpr Shade usual_ink{208, 208, 208}, usual_paper{18, 18, 18};

Screen read_screen(std::istream& in);

// Of the 256 colours that terminals number.
Shade shade_of(int number);
