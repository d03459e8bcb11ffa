#include "terminal_paint.hpp"

#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "curses_wide.hpp"
#include "pressed.hpp"

namespace {

// ncurses wants its pairs of colours announced; 0 is the terminal's own.
short pair_of(Style style, int colours) {
    static std::map<std::pair<short, short>, short> pairs;
    const bool are_many = colours >= 256;
    const auto number = [are_many](Colour colour) {
        return are_many ? colour.of_256 : colour.of_8;
    };
    const std::pair key{number(style.ink), number(style.paper)};
    const auto [place, is_new] = pairs.try_emplace(key, static_cast<short>(pairs.size() + 1));
    if (is_new) init_pair(place->second, key.first, key.second);
    return place->second;
}

attr_t attributes_of(Style style, int colours) {
    attr_t attributes = A_NORMAL;
    const auto has = [style](std::uint8_t flag) { return (style.flags & flag) != 0; };
    if (has(Style::bold)) attributes |= A_BOLD;
    if (has(Style::underlined)) attributes |= A_UNDERLINE;
    if (colours < 256) {
        if (has(Style::few_dim)) attributes |= A_DIM;
        if (has(Style::few_bold)) attributes |= A_BOLD;
    }
    if (colours == 0 && has(Style::mono_reversed)) attributes |= A_REVERSE;
    return attributes;
}

void put(int column, int row, const Glyph& glyph, int colours) {
    const wchar_t sign[2] = {static_cast<wchar_t>(glyph.sign), 0};
    cchar_t cell;
    const short pair = colours > 0 ? pair_of(glyph.style, colours) : short{0};
    setcchar(&cell, sign, attributes_of(glyph.style, colours), pair, nullptr);
    mvadd_wch(row, column, &cell);
}

// Around the canvas, where the terminal has room for one.
void paint_frame(const Mode& mode) {
    const auto& signs = mode.signs();
    const Style style{colour::line, colour::night, Style::few_dim};
    const int left = canvas_left() - 1, top = canvas_top() - 1;
    const int right = left + canvas_columns + 1, bottom = top + canvas_rows + 1;
    const auto draw = [&](int column, int row, char32_t sign) {
        put(column, row, {sign, style}, mode.colours);
    };
    for (int column = left + 1; column < right; ++column) {
        draw(column, top, signs.level);
        draw(column, bottom, signs.level);
    }
    for (int row = top + 1; row < bottom; ++row) {
        draw(left, row, signs.upright);
        draw(right, row, signs.upright);
    }
    draw(left, top, signs.corners[0]);
    draw(right, top, signs.corners[1]);
    draw(left, bottom, signs.corners[2]);
    draw(right, bottom, signs.corners[3]);
    int column = left + 3;
    const Style title{colour::faint, colour::night, Style::few_dim};
    for (const char letter : std::string_view(" TIMEPOINT "))
        put(column++, top, {static_cast<char32_t>(letter), title}, mode.colours);
}

void paint_complaint() {
    char text[160];
    std::snprintf(text, sizeof text,
                  "The game needs a terminal of %d columns and %d rows; this one has %d and %d. "
                  "Make it larger to go on.",
                  canvas_columns, canvas_rows, COLS, LINES);
    std::istringstream words(text);
    int row = 0, column = 0;
    for (std::string word; words >> word; column += static_cast<int>(word.size()) + 1) {
        if (column > 0 && column + static_cast<int>(word.size()) > COLS) {
            ++row;
            column = 0;
        }
        mvaddnstr(row, column, word.c_str(), COLS);
    }
}

} // namespace

int canvas_left() { return (COLS - canvas_columns) / 2; }
int canvas_top() { return (LINES - canvas_rows) / 2; }

bool terminal_paint(const Canvas& canvas, const Mode& mode) {
    if (mode.colours > 0)
        bkgd(static_cast<chtype>(COLOR_PAIR(pair_of(Style{}, mode.colours))) | ' ');
    erase();
    if (COLS < canvas_columns || LINES < canvas_rows) {
        paint_complaint();
        return false;
    }
    if (COLS >= canvas_columns + 2 && LINES >= canvas_rows + 2) paint_frame(mode);
    for (int row = 0; row < canvas_rows; ++row)
        for (int column = 0; column < canvas_columns; ++column)
            put(canvas_left() + column, canvas_top() + row, canvas.at(column, row), mode.colours);
    return true;
}
