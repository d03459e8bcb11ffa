// The page that is shown: 80 columns by 24 rows, of which the game's 40 columns
// make every row or a part of it.
#pragma once

#include <array>
#include <string_view>

#include "palette.hpp"

inline constexpr int canvas_columns = 80, canvas_rows = 24;

struct Glyph {
    char32_t sign = U' ';
    Style style{};
};

class Canvas {
  public:
    // What lies outside is not drawn.
    void put(int column, int row, char32_t sign, const Style& style);
    void put(int column, int row, std::u32string_view signs, const Style& style);
    void put(int column, int row, std::string_view ascii, const Style& style);

    const Glyph& at(int column, int row) const {
        return glyphs_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

  private:
    std::array<std::array<Glyph, canvas_columns>, canvas_rows> glyphs_{};
};
