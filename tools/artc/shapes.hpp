// Shapes on a canvas.
#pragma once

#include "scene.hpp"

struct Point {
    int x, y;
};

void fill(Canvas& canvas, int colour);
// Row by row more of the second colour, in a pattern of 4 by 4 dots.
void blend(Canvas& canvas, int from, int to, int top, int bottom);
void polygon(Canvas& canvas, int colour, const std::vector<Point>& corners);
void ellipse(Canvas& canvas, int colour, Point centre, Point radii);
void stroke(Canvas& canvas, int colour, Point from, Point to);
