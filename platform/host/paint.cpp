#include "paint.hpp"

#include "hex_tile.hpp"
#include "unit_look.hpp"

void paint_view(Canvas& canvas, const Mode& mode, const Shadow& shadow) {
    // The marks lie over the sides of the neighbours, so they come last.
    for (const bool are_marks : {false, true})
        for (int row = 0; row < VIEW_ROWS; ++row)
            for (int column = 0; column < VIEW_COLUMNS; ++column) {
                const auto& place =
                    shadow.view[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (!place.is_drawn) continue;
                if (are_marks)
                    paint_mark(canvas, column, row, place.hex);
                else
                    paint_tile(canvas, mode, column, row, place.hex);
            }
}

// The strategic map: two columns a cell, which makes the cells about square.
void paint_map(Canvas& canvas, const Mode& mode, const Shadow& shadow) {
    const auto& signs = mode.signs();
    for (int y = 0; y < SCREEN_ROWS; ++y)
        for (int x = 0; x < SCREEN_COLUMNS; ++x) {
            const auto& cell =
                shadow.cells[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (cell.kind != CellKind::map) continue;
            const auto& hex = cell.hex;
            char32_t first = signs.small_grounds[ground_of(hex)], second = U' ';
            auto style = ground_style(hex);
            if (hex.people != PEOPLE_NONE) {
                first = emblem_of(hex, signs);
                second = people_letter_of(hex);
                style = unit_style(hex);
            }
            if (hex.mark == MARK_CURSOR || hex.mark == MARK_TARGET) {
                style = mark_style(hex);
                if (hex.people == PEOPLE_NONE) {
                    first = hex.mark == MARK_CURSOR ? U'[' : U'>';
                    second = hex.mark == MARK_CURSOR ? U']' : U'<';
                }
            }
            canvas.put(2 * x, y, first, style);
            canvas.put(2 * x + 1, y, second, style);
        }
}

Canvas paint(const Shadow& shadow, const Mode& mode) {
    Canvas canvas;
    if (shadow.picture != no_picture) paint_picture(canvas, mode, shadow.picture);
    if (shadow.has_view) paint_view(canvas, mode, shadow);
    paint_map(canvas, mode, shadow);
    paint_text(canvas, mode, shadow);
    if (shadow.has_view) paint_legend(canvas, mode, shadow);
    return canvas;
}
