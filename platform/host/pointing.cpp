#include "pointing.hpp"

#include "canvas.hpp"
#include "hex_tile.hpp"
#include "shadow.hpp"

u8 plat_point_x, plat_point_y;

u8 point_at(int column, int row) {
    if (column < 0 || column >= canvas_columns || row < 0 || row >= canvas_rows) return KEY_NONE;
    const auto x = static_cast<std::size_t>(column / 2), y = static_cast<std::size_t>(row);
    if (shadow().cells[y][x].kind == CellKind::view) {
        const int hex_column = column / tile_columns;
        const int hex_row = (row - hex_column % 2) / tile_rows;
        const bool is_above = row < hex_column % 2; // the gap over an odd column
        if (is_above || hex_column >= VIEW_COLUMNS || hex_row >= VIEW_ROWS) return KEY_NONE;
        plat_point_x = static_cast<u8>(hex_column);
        plat_point_y = static_cast<u8>(hex_row);
        return KEY_HEX;
    }
    plat_point_y = static_cast<u8>(row);
    return KEY_ROW;
}
