#include "canvas.hpp"

void Canvas::put(int column, int row, char32_t sign, const Style& style) {
    if (column < 0 || column >= canvas_columns || row < 0 || row >= canvas_rows) return;
    glyphs_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = {sign, style};
}

void Canvas::put(int column, int row, std::u32string_view signs, const Style& style) {
    for (const auto sign : signs) put(column++, row, sign, style);
}

void Canvas::put(int column, int row, std::string_view ascii, const Style& style) {
    for (const auto sign : ascii)
        put(column++, row, static_cast<char32_t>(static_cast<unsigned char>(sign)), style);
}
