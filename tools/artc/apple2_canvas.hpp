// The 280 x 144 pixels of a picture, each a letter of the art, and what draws on them.
#pragma once

#include <string>
#include <vector>

struct Point {
    int x, y;
};

class Canvas {
  public:
    static constexpr int width = 280, height = 144;

    Canvas() : rows_(height, std::string(width, '.')) {}

    void dot(char colour, int x, int y);
    void rect(char colour, int x, int y, int w, int h);
    void disc(char colour, Point centre, int radius);
    void poly(char colour, const std::vector<Point>& corners);
    void line(char colour, Point from, Point to, int thickness);
    // Percent of the dots set, from the first line to the last.
    void shade(char colour, int x, int y, int w, int h, int from, int to);
    void stars(char colour, int count, unsigned seed, int x, int y, int w, int h);

    const std::string& row(int y) const { return rows_[static_cast<std::size_t>(y)]; }

  private:
    std::vector<std::string> rows_;
};
