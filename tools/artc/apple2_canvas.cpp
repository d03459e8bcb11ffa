#include "apple2_canvas.hpp"

#include <algorithm>
#include <cstdlib>

void Canvas::dot(char colour, int x, int y) {
    if (x >= 0 && x < width && y >= 0 && y < height)
        rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = colour;
}

void Canvas::rect(char colour, int x, int y, int w, int h) {
    for (int dy = 0; dy < h; ++dy)
        for (int dx = 0; dx < w; ++dx) dot(colour, x + dx, y + dy);
}

void Canvas::disc(char colour, Point centre, int radius) {
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            if (x * x + y * y <= radius * radius + radius / 2)
                dot(colour, centre.x + x, centre.y + y);
}

// Line by line, between the crossings of its middle with the sides.
void Canvas::poly(char colour, const std::vector<Point>& corners) {
    for (int y = 0; y < height; ++y) {
        std::vector<double> crossings;
        const double middle = y + 0.5;
        for (std::size_t n = 0; n < corners.size(); ++n) {
            const Point &a = corners[n], &b = corners[(n + 1) % corners.size()];
            if ((a.y <= middle) != (b.y <= middle))
                crossings.push_back(a.x + (middle - a.y) * (b.x - a.x) / (b.y - a.y));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t n = 0; n + 1 < crossings.size(); n += 2)
            for (int x = static_cast<int>(crossings[n] + 0.5); x < crossings[n + 1] + 0.5; ++x)
                dot(colour, x, y);
    }
}

void Canvas::line(char colour, Point from, Point to, int thickness) {
    const int steps = std::max({std::abs(to.x - from.x), std::abs(to.y - from.y), 1});
    for (int n = 0; n <= steps; ++n)
        rect(colour, from.x + (to.x - from.x) * n / steps, from.y + (to.y - from.y) * n / steps,
             thickness, std::max(1, thickness - 1));
}

void Canvas::shade(char colour, int x, int y, int w, int h, int from, int to) {
    // An ordered pattern of 4 x 4 pairs of pixels: a pair is a colour's smallest place.
    static const int order[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    for (int dy = 0; dy < h; ++dy) {
        const int percent = from + (to - from) * dy / std::max(1, h - 1);
        for (int dx = 0; dx < w; ++dx)
            if (percent * 16 > 100 * order[(y + dy) & 3][(x + dx) / 2 & 3])
                dot(colour, x + dx, y + dy);
    }
}

void Canvas::stars(char colour, int count, unsigned seed, int x, int y, int w, int h) {
    for (; count > 0; --count) {
        seed = seed * 1103515245u + 12345u;
        const int dx = static_cast<int>((seed >> 16) % static_cast<unsigned>(w));
        seed = seed * 1103515245u + 12345u;
        const int dy = static_cast<int>((seed >> 16) % static_cast<unsigned>(h));
        if (row(std::clamp(
                y + dy, 0,
                height - 1))[static_cast<std::size_t>(std::clamp(x + dx, 0, width - 1))] == '.')
            dot(colour, x + dx, y + dy);
    }
}
