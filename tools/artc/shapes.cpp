#include "shapes.hpp"

#include <algorithm>
#include <cstdlib>

void fill(Canvas& canvas, int colour) {
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) canvas.set(x, y, colour);
}

void blend(Canvas& canvas, int from, int to, int top, int bottom) {
    static constexpr int pattern[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    const int rows = std::max(1, bottom - top);
    for (int y = top; y < bottom; ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            const int part = (y - top) * 17 / rows;
            canvas.set(x, y, pattern[y & 3][x & 3] < part ? to : from);
        }
}

// Even-odd, at the middle of each row.
void polygon(Canvas& canvas, int colour, const std::vector<Point>& corners) {
    for (int y = 0; y < canvas.height(); ++y) {
        std::vector<int> crossings;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Point a = corners[i], b = corners[(i + 1) % corners.size()];
            if ((2 * y + 1 < 2 * a.y) == (2 * y + 1 < 2 * b.y)) continue;
            crossings.push_back(a.x + (2 * y + 1 - 2 * a.y) * (b.x - a.x) / (2 * (b.y - a.y)));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            for (int x = crossings[i]; x < crossings[i + 1]; ++x) canvas.set(x, y, colour);
    }
}

void ellipse(Canvas& canvas, int colour, Point centre, Point radii) {
    const int a = radii.x * radii.x, b = radii.y * radii.y;
    for (int y = -radii.y; y <= radii.y; ++y)
        for (int x = -radii.x; x <= radii.x; ++x)
            if (x * x * b + y * y * a <= a * b) canvas.set(centre.x + x, centre.y + y, colour);
}

void stroke(Canvas& canvas, int colour, Point from, Point to) {
    const int steps = std::max({std::abs(to.x - from.x), std::abs(to.y - from.y), 1});
    for (int i = 0; i <= steps; ++i)
        canvas.set(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps, colour);
}
