#include "hex_tile.hpp"

#include <string>

#include "unit_look.hpp"

namespace {

using Inside = std::array<std::u32string, tile_rows>;

// Emblem, type and people over state, ground and men: all that is known of a unit
// at a glance fills the five columns.
Inside unit_inside(const MapHex& hex, const Signs& signs) {
    std::u32string upper(tile_inside, U' '), lower(tile_inside, U' ');
    upper[0] = emblem_of(hex, signs);
    std::size_t at = 1;
    for (const char letter : type_name_of(hex)) upper[at++] = static_cast<char32_t>(letter);
    upper[4] = people_letter_of(hex);

    auto men = hex.men;
    at = tile_inside;
    do {
        lower[--at] = static_cast<char32_t>(U'0' + men % 10);
        men = static_cast<u16>(men / 10);
    } while (men != 0 && at > 1);
    lower[0] = state_sign_of(hex, signs);
    return {upper, lower};
}

Inside ground_inside(const MapHex& hex, const Signs& signs) {
    const auto& pattern = signs.grounds[ground_of(hex)];
    return {std::u32string(pattern[0]), std::u32string(pattern[1])};
}

void paint_inside(Canvas& canvas, const Mode& mode, int left, int top, const MapHex& hex) {
    const auto& signs = mode.signs();
    const bool is_unit = hex.people != PEOPLE_NONE;
    const auto inside = is_unit ? unit_inside(hex, signs) : ground_inside(hex, signs);
    const bool has_bottom = hex.ground != GROUND_NONE;
    const bool is_solid = is_unit && mode.colours > 0; // its paper is its edge
    for (int y = 0; y < tile_rows; ++y)
        for (int x = 0; x < tile_inside; ++x) {
            auto sign = inside[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            auto style = is_unit ? unit_style(hex) : ground_style(hex);
            if (is_unit && y == 1 && x == 0 && sign == U' ') {
                // A ready unit has no sign of its state: the ground shows there.
                sign = signs.small_grounds[ground_of(hex)];
                style = ground_style(hex);
            }
            if (y == tile_rows - 1 && has_bottom && sign == U' ' && !is_solid) {
                if (!is_unit) style = {colour::line, style.paper, Style::few_dim};
                if (signs.is_underlined && mode.has_underline)
                    style.flags |= Style::underlined;
                else
                    sign = U'_';
            }
            canvas.put(left + 1 + x, top + y, sign, style);
        }
}

} // namespace

void paint_tile(Canvas& canvas, const Mode& mode, int column, int row, const MapHex& hex) {
    const int left = tile_left(column), top = tile_top(column, row);
    paint_inside(canvas, mode, left, top, hex);
    if (hex.ground == GROUND_NONE) return; // its neighbours draw their own sides
    const auto& signs = mode.signs();
    auto style = ground_style(hex);
    style.ink = colour::line;
    style.flags = Style::few_dim;
    const int right = left + tile_columns;
    canvas.put(left, top, signs.slash, style);
    canvas.put(left, top + 1, signs.backslash, style);
    canvas.put(right, top, signs.backslash, style);
    canvas.put(right, top + 1, signs.slash, style);
}

void paint_mark(Canvas& canvas, int column, int row, const MapHex& hex) {
    if (hex.mark != MARK_CURSOR && hex.mark != MARK_TARGET) return;
    const int left = tile_left(column), top = tile_top(column, row);
    const bool is_target = hex.mark == MARK_TARGET;
    const Style style = mark_style(hex);
    for (int y = top; y < top + tile_rows; ++y) {
        canvas.put(left, y, is_target ? U'>' : U'[', style);
        canvas.put(left + tile_columns, y, is_target ? U'<' : U']', style);
    }
}
