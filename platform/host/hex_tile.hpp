// One hex of the tactical map on the canvas, 6 columns by 2 rows:
//
//     ╱LHI..╲      The slanted sides are shared with the neighbours; the bottom is
//     ╲240__╱      underlined, the top is the bottom of the hex above.
#pragma once

#include "canvas.hpp"
#include "mode.hpp"
#include "shadow.hpp"

inline constexpr int tile_columns = 6, tile_rows = 2;
inline constexpr int tile_inside = tile_columns - 1;

inline int tile_left(int column) { return tile_columns * column; }
inline int tile_top(int column, int row) { return tile_rows * row + column % 2; }

// All hexes first, then the marks, which lie over the sides of several.
void paint_tile(Canvas& canvas, const Mode& mode, int column, int row, const MapHex& hex);
void paint_mark(Canvas& canvas, int column, int row, const MapHex& hex);
