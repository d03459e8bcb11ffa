// A picture drawn by words: a file NAME.scene of commands, one a line, painted one
// over the other. A dot is two screen dots wide; colours are the machine's numbers.
//
//   # A comment.
//   fill 0                              everything
//   blend 6 4 0 40                      rows 0 to 40, from one colour to another
//   polygon 9 10,20 40,5 70,20          corners
//   ellipse 7 80,90 24,40               centre, radii
//   line 0 5,5 5,30                     one dot wide
//   stamp crow 12,30 0                  the dots # of a picture, upper left corner, colour
//   letters 10,4 13 7,8,9 SHATTERED     pictures big-a and so on; advance; colours from the
//                                       top to the bottom
#pragma once

#include <filesystem>
#include <vector>

#include "art_check.hpp"

class Canvas {
  public:
    Canvas(int width, int height) : width_(width), height_(height), dots_(size()) {}
    int width() const { return width_; }
    int height() const { return height_; }
    int at(int x, int y) const { return dots_[index(x, y)]; }
    void set(int x, int y, int colour) {
        if (x >= 0 && y >= 0 && x < width_ && y < height_) dots_[index(x, y)] = colour;
    }

  private:
    std::size_t size() const { return static_cast<std::size_t>(width_ * height_); }
    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }
    int width_, height_;
    std::vector<int> dots_;
};

Canvas paint_scene(const std::filesystem::path& file, int width, int height, Gallery& gallery,
                   Diagnostics& diagnostics);
