#include "shadow.hpp"

u8 plat_x, plat_y, plat_ink;
u8 plat_ground, plat_people = PEOPLE_NONE, plat_type, plat_side, plat_state, plat_mark;
u16 plat_men;

namespace {

Shadow drawn;

constexpr u8 view_cell_rows = 2 * VIEW_ROWS + 1;

MapHex hex_now() {
    return {plat_ground, plat_people, plat_type, plat_side, plat_state, plat_mark, plat_men};
}

void cover(int x, int y) {
    drawn.cells[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)].kind = CellKind::view;
}

} // namespace

const Shadow& shadow() { return drawn; }

void plat_letter(u8 letter) {
    if (plat_x < SCREEN_COLUMNS && plat_y < SCREEN_ROWS) {
        auto& cell = drawn.cells[plat_y][plat_x];
        cell.kind = CellKind::letter;
        cell.letter = letter;
        cell.ink = plat_ink;
    }
    ++plat_x;
}

void plat_clear() { drawn = Shadow{}; }

void plat_hex(u8 column, u8 row) {
    if (column >= VIEW_COLUMNS || row >= VIEW_ROWS) return;
    drawn.view[row][column] = {true, hex_now()};
    drawn.has_view = true;
    const bool is_odd = column % 2 != 0;
    const int left = 3 * column, top = 2 * row + is_odd;
    for (int x = left; x < left + 3; ++x) {
        cover(x, top);
        cover(x, top + 1);
        // The cells that no hex covers go with the hex next to them.
        if (is_odd && row == 0) cover(x, 0);
        if (!is_odd && row == VIEW_ROWS - 1) cover(x, view_cell_rows - 1);
    }
    if (column == VIEW_COLUMNS - 1) {
        cover(SCREEN_COLUMNS - 1, top);
        cover(SCREEN_COLUMNS - 1, top + 1);
        if (row == VIEW_ROWS - 1) cover(SCREEN_COLUMNS - 1, view_cell_rows - 1);
    }
}

// Nothing reaches the terminal before plat_key: the new map appears at once anyway.
void plat_view_begin() {}
void plat_view_end() {}

void plat_cell(u8 x, u8 y) {
    if (x >= SCREEN_COLUMNS || y >= SCREEN_ROWS) return;
    drawn.cells[y][x] = {CellKind::map, ' ', INK_PLAIN, hex_now()};
}

void plat_picture(u8 picture) {
    if (picture >= PICTURES) return;
    for (u8 y = 0; y < PICTURE_ROWS; ++y) drawn.cells[y].fill({});
    drawn.view = {};
    drawn.has_view = false;
    drawn.picture = picture;
}
