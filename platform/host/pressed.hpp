// Keys and clicks as the terminal tells them. Apart from terminal.hpp, since whoever
// turns ncurses' KEY_UP into these must not see the game's.
#pragma once

enum class Press {
    none,
    unknown, // a key that means nothing here
    letter,
    up,
    down,
    left,
    right,
    ok,
    back,
    rub,
    click,
    resize,
    end
};

struct Pressed {
    Press press = Press::none;
    char32_t letter = 0;
    int column = 0, row = 0; // of a click, on the canvas; it may lie outside
};

// The next key that is already there, or none.
Pressed terminal_key();

// Where the canvas begins in the terminal.
int canvas_left();
int canvas_top();
