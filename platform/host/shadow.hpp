// What the game has drawn, kept so that it can be painted again at any moment and
// at any size of the terminal.
#pragma once

#include <array>

extern "C" {
#include "platform.h"
}

// A hex as plat_hex or plat_cell was told of it.
struct MapHex {
    u8 ground, people, type, side, state, mark;
    u16 men;
};

enum class CellKind : u8 {
    nothing, // blank since plat_clear
    letter,
    view, // covered by a hex of the tactical map, or by the map's jagged edge
    map,  // a hex of the strategic map
};

struct Cell {
    CellKind kind = CellKind::nothing;
    u8 letter = ' ', ink = INK_PLAIN;
    MapHex hex{};
};

struct ViewHex {
    bool is_drawn = false;
    MapHex hex{};
};

inline constexpr u8 no_picture = PICTURES;

struct Shadow {
    std::array<std::array<Cell, SCREEN_COLUMNS>, SCREEN_ROWS> cells{}; // [y][x]
    std::array<std::array<ViewHex, VIEW_COLUMNS>, VIEW_ROWS> view{};   // [row][column]
    bool has_view = false;
    u8 picture = no_picture;
};

const Shadow& shadow();
