// A canvas into ncurses' window.
#pragma once

#include "canvas.hpp"
#include "mode.hpp"

// False if the terminal is too small, and a sentence was painted.
bool terminal_paint(const Canvas& canvas, const Mode& mode);
