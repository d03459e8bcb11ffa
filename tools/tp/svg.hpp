// A small writer of SVG: shapes and text, coordinates in pixels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

struct Point {
    double x, y;
};

enum class Anchor { start, middle, end };

struct TextStyle {
    double size = 13;
    const char* colour = "#333333";
    Anchor anchor = Anchor::start;
    bool is_bold = false;
    bool is_upwards = false; // turned by 90 degrees
};

class Svg {
  public:
    Svg(double width, double height, std::string_view title);

    void rectangle(Point corner, double width, double height, const char* colour,
                   double opacity = 1);
    void line(Point from, Point to, const char* colour, double width = 1);
    void polyline(const std::vector<Point>& points, const char* colour, double width);
    void polygon(const std::vector<Point>& points, const char* colour, double opacity);
    void text(Point at, std::string_view words, const TextStyle& style);

    std::string finished() const { return text_ + "</svg>\n"; }

  private:
    std::string text_;
};
