// The terminal, through ncurses: opened and left as it was found, and a canvas shown in
// its middle.
#pragma once

#include "canvas.hpp"
#include "mode.hpp"
#include "pressed.hpp"

struct TerminalWishes {
    bool is_ascii = false, is_colourless = false;
};

// A sentence if this terminal cannot be used for that, and nothing has changed.
const char* terminal_open(const TerminalWishes& wishes);
bool terminal_is_open();
// As often as you like, also in the middle of a crash.
void terminal_close();

const Mode& terminal_mode();
// Or a sentence that asks for a larger terminal: false.
bool terminal_show(const Canvas& canvas);
void terminal_bell();
