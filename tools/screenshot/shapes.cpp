#include "shapes.hpp"

#include <fmt/format.h>
#include <iterator>

namespace {

// In eighths of a cell: left, top, width, height.
struct Block {
    std::string_view sign;
    double left, top, width, height, opacity;
};

constexpr Block blocks[] = {
    {"█", 0, 0, 8, 8, 1},   {"▀", 0, 0, 8, 4, 1},  {"▄", 0, 4, 8, 4, 1},   {"▌", 0, 0, 4, 8, 1},
    {"▐", 4, 0, 4, 8, 1},   {"▁", 0, 7, 8, 1, 1},  {"▂", 0, 6, 8, 2, 1},   {"▃", 0, 5, 8, 3, 1},
    {"▅", 0, 3, 8, 5, 1},   {"▆", 0, 2, 8, 6, 1},  {"▇", 0, 1, 8, 7, 1},   {"▔", 0, 0, 8, 1, 1},
    {"░", 0, 0, 8, 8, .25}, {"▒", 0, 0, 8, 8, .5}, {"▓", 0, 0, 8, 8, .75},
};

// In halves of a cell: from, to; a sign may have several.
struct Stroke {
    std::string_view sign;
    double x1, y1, x2, y2;
};

constexpr Stroke strokes[] = {
    {"─", 0, 1, 2, 1}, {"│", 1, 0, 1, 2}, {"╱", 0, 2, 2, 0}, {"╲", 0, 0, 2, 2},
    {"╭", 1, 2, 1, 1}, {"╭", 1, 1, 2, 1}, {"╮", 0, 1, 1, 1}, {"╮", 1, 1, 1, 2},
    {"╰", 1, 0, 1, 1}, {"╰", 1, 1, 2, 1}, {"╯", 0, 1, 1, 1}, {"╯", 1, 1, 1, 0},
};

} // namespace

std::string name_of(Shade shade) {
    return fmt::format("#{:02x}{:02x}{:02x}", shade.red, shade.green, shade.blue);
}

std::string rectangle(double x, double y, double width, double height, Shade shade) {
    return fmt::format("<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" fill=\"{}\" "
                       "shape-rendering=\"crispEdges\"/>\n",
                       x, y, width, height, name_of(shade));
}

bool has_shape(std::string_view sign) {
    for (const auto& block : blocks)
        if (block.sign == sign) return true;
    for (const auto& stroke : strokes)
        if (stroke.sign == sign) return true;
    return false;
}

std::string shape(std::string_view sign, double x, double y, Shade shade) {
    std::string out;
    for (const auto& block : blocks)
        if (block.sign == sign)
            fmt::format_to(std::back_inserter(out),
                           "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" fill=\"{}\" "
                           "fill-opacity=\"{}\" shape-rendering=\"crispEdges\"/>\n",
                           x + block.left * cell_width / 8, y + block.top * cell_height / 8,
                           block.width * cell_width / 8, block.height * cell_height / 8,
                           name_of(shade), block.opacity);
    for (const auto& stroke : strokes)
        if (stroke.sign == sign)
            fmt::format_to(std::back_inserter(out),
                           "<path d=\"M{:g} {:g}L{:g} {:g}\" stroke=\"{}\" stroke-width=\"{}\"/>\n",
                           x + stroke.x1 * cell_width / 2, y + stroke.y1 * cell_height / 2,
                           x + stroke.x2 * cell_width / 2, y + stroke.y2 * cell_height / 2,
                           name_of(shade), line_width);
    return out;
}
