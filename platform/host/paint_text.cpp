// The letters. A cell of the game's screen is two columns of the canvas where a map
// is drawn, but letters stand side by side: what lies between two pieces of map, a
// whole row mostly, is set in the middle of the room it has.
#include "paint.hpp"

namespace {

bool is_map(const Cell& cell) { return cell.kind == CellKind::view || cell.kind == CellKind::map; }

Style style_of(u8 ink) {
    switch (ink) {
    case INK_TITLE:
        return {colour::gold, colour::night, Style::bold};
    case INK_DIM:
        return {colour::faint, colour::night, Style::few_dim};
    case INK_NORTH:
        return {colour::north, colour::night, Style::few_bold};
    case INK_SOUTH:
        return {colour::south, colour::night, 0};
    case INK_CHOICE:
        return {colour::dark, colour::gold, Style::mono_reversed};
    case INK_ALARM:
        return {colour::alarm, colour::night, Style::bold};
    default:
        return {};
    }
}

char32_t sign_of(u8 letter, const Signs& signs) {
    if (letter < SIGNS) return signs.letters[letter];
    if (letter < 32 || letter > 126) return U'?';
    return letter;
}

// Letters over a map hide it in the whole of their room, so that no half of a hex
// sticks out beside them.
void blank_room(Canvas& canvas, int begin, int end, int y) {
    for (int column = 2 * begin; column < 2 * end; ++column) canvas.put(column, y, U' ', {});
}

void paint_gap(Canvas& canvas, const Signs& signs, const Shadow& shadow, int begin, int end,
               int y) {
    const auto& row = shadow.cells[static_cast<std::size_t>(y)];
    const int left = 2 * begin + (end - begin) / 2;
    if (shadow.has_view) blank_room(canvas, begin, end, y);
    for (int x = begin; x < end; ++x) {
        const auto& cell = row[static_cast<std::size_t>(x)];
        if (cell.kind == CellKind::letter)
            canvas.put(left + x - begin, y, sign_of(cell.letter, signs), style_of(cell.ink));
    }
}

// A page of text alone has a line down each side.
void paint_margins(Canvas& canvas, const Signs& signs) {
    const Style style{colour::line, colour::night, Style::few_dim};
    for (int y = 0; y < canvas_rows; ++y) {
        canvas.put(canvas_columns / 4 - 3, y, signs.upright, style);
        canvas.put(canvas_columns - canvas_columns / 4 + 2, y, signs.upright, style);
    }
}

} // namespace

void paint_text(Canvas& canvas, const Mode& mode, const Shadow& shadow) {
    bool has_map = shadow.picture != no_picture;
    for (int y = 0; y < SCREEN_ROWS; ++y) {
        const auto& row = shadow.cells[static_cast<std::size_t>(y)];
        int begin = 0;
        while (begin < SCREEN_COLUMNS) {
            if (is_map(row[static_cast<std::size_t>(begin)])) {
                has_map = true;
                ++begin;
                continue;
            }
            int end = begin;
            bool has_letters = false;
            for (; end < SCREEN_COLUMNS && !is_map(row[static_cast<std::size_t>(end)]); ++end)
                has_letters |= row[static_cast<std::size_t>(end)].kind == CellKind::letter;
            if (has_letters) paint_gap(canvas, mode.signs(), shadow, begin, end, y);
            begin = end;
        }
    }
    if (!has_map) paint_margins(canvas, mode.signs());
}
