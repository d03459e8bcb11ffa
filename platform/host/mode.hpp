// How the page is shown here: found out when the terminal is opened.
#pragma once

#include "signs.hpp"

struct Mode {
    bool is_ascii = false;
    int colours = 256; // or 8, or 0
    bool has_underline = true;

    const Signs& signs() const { return is_ascii ? ascii_signs : wide_signs; }
};
