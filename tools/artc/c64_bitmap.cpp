#include "c64_bitmap.hpp"

#include <algorithm>
#include <array>

#include "pack/packed.hpp"

namespace {

constexpr int cell_width = 4, cell_height = 8;

// How light the machine's colours are, from 0 to 31.
constexpr std::array<int, 16> light = {0, 31, 9, 20, 11, 15, 7, 24, 11, 7, 15, 9, 14, 24, 14, 20};

struct Cell {
    std::array<int, 4> colours; // the first is black
    std::array<std::uint8_t, cell_height> dots{};
};

// The three most frequent colours; a cell that needs fewer has the others of the last
// cell, for bytes that repeat pack well. What is left takes what is nearest in light.
Cell make_cell(const Canvas& canvas, int left, int top, const std::array<int, 4>& last) {
    std::array<int, 16> count{};
    for (int y = 0; y < cell_height; ++y)
        for (int x = 0; x < cell_width; ++x)
            ++count[static_cast<std::size_t>(canvas.at(left + x, top + y))];
    std::vector<int> wanted;
    for (int colour = 1; colour < 16; ++colour)
        if (count[static_cast<std::size_t>(colour)] > 0) wanted.push_back(colour);
    std::stable_sort(wanted.begin(), wanted.end(), [&](int a, int b) {
        return count[static_cast<std::size_t>(a)] > count[static_cast<std::size_t>(b)];
    });
    wanted.resize(std::min<std::size_t>(wanted.size(), 3));
    Cell cell{last, {}};
    std::array<bool, 4> used = {true, false, false, false};
    for (auto colour = wanted.begin(); colour != wanted.end();) {
        const auto same = std::find(cell.colours.begin() + 1, cell.colours.end(), *colour);
        if (same == cell.colours.end()) {
            ++colour;
            continue;
        }
        used[static_cast<std::size_t>(same - cell.colours.begin())] = true;
        colour = wanted.erase(colour);
    }
    for (const int colour : wanted) {
        const auto free = std::find(used.begin(), used.end(), false);
        *free = true;
        cell.colours[static_cast<std::size_t>(free - used.begin())] = colour;
    }
    for (int y = 0; y < cell_height; ++y)
        for (int x = 0; x < cell_width; ++x) {
            const int colour = canvas.at(left + x, top + y);
            unsigned best = 0;
            int distance = 1000;
            for (unsigned i = 0; i < 4; ++i) {
                const int off = cell.colours[i] == colour
                                    ? -1
                                    : std::abs(light[static_cast<std::size_t>(cell.colours[i])] -
                                               light[static_cast<std::size_t>(colour)]);
                if (used[i] && off < distance) {
                    distance = off;
                    best = i;
                }
            }
            auto& byte = cell.dots[static_cast<std::size_t>(y)];
            byte = static_cast<std::uint8_t>(byte << 2 | best);
        }
    return cell;
}

} // namespace

std::string pack_bitmap(const Canvas& canvas) {
    Bytes colours, screen, dots;
    std::array<int, 4> last = {0, 6, 4, 2};
    unsigned half = 0;
    bool odd = false;
    for (int top = 0; top < bitmap_height; top += cell_height)
        for (int left = 0; left < bitmap_width; left += cell_width) {
            const Cell cell = make_cell(canvas, left, top, last);
            last = cell.colours;
            screen.push_back(static_cast<std::uint8_t>(cell.colours[1] << 4 | cell.colours[2]));
            if (odd)
                colours.push_back(static_cast<std::uint8_t>(half | static_cast<unsigned>(cell.colours[3]) << 4));
            else
                half = static_cast<unsigned>(cell.colours[3]);
            odd = !odd;
            dots.insert(dots.end(), cell.dots.begin(), cell.dots.end());
        }
    colours.insert(colours.end(), screen.begin(), screen.end());
    std::string packed;
    for (const Bytes* part : {&colours, &dots}) {
        const Bytes stream = pack(*part).stream;
        packed.append(stream.begin(), stream.end());
    }
    return packed;
}
