// screenshot: what tmux capture-pane -e -N -p writes, from standard input, as SVG.
//
//     tmux capture-pane -e -N -p -t game | screenshot > game.svg
#include <algorithm>
#include <iostream>

#include "draw.hpp"

int main() {
    const auto screen = read_screen(std::cin);
    std::size_t columns = 80;
    for (const auto& row : screen) columns = std::max(columns, row.size());
    std::cout << draw(screen, static_cast<int>(columns));
    return std::cout.flush() ? 0 : 1;
}
