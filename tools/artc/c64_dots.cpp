#include "c64_dots.hpp"

namespace {

std::string characters(const Picture& picture, std::size_t dots,
                       char (*byte)(const Picture&, std::size_t, std::size_t)) {
    std::string bytes;
    for (std::size_t y = 0; y < picture.height(); y += 8)
        for (std::size_t x = 0; x < picture.width(); x += dots)
            for (std::size_t row = y; row < y + 8; ++row) bytes += byte(picture, row, x);
    return bytes;
}

} // namespace

char single_dots(const Picture& picture, std::size_t row, std::size_t column) {
    unsigned byte = 0;
    for (std::size_t x = column; x < column + 8; ++x)
        byte = byte << 1 | (x < picture.width() && picture.rows[row].letters[x] == '#');
    return static_cast<char>(byte);
}

char double_dots(const Picture& picture, std::size_t row, std::size_t column) {
    unsigned byte = 0;
    for (std::size_t x = column; x < column + 4; ++x) {
        const auto value = std::string(".bg*").find(picture.rows[row].letters[x]);
        byte = byte << 2 | (static_cast<unsigned>(value) & 3);
    }
    return static_cast<char>(byte);
}

std::string single_characters(const Picture& picture) {
    return characters(picture, 8, single_dots);
}

std::string double_characters(const Picture& picture) {
    return characters(picture, 4, double_dots);
}
