// Signs that are drawn and not written, so that they meet at the edges of their cells.
#pragma once

#include <string>
#include <string_view>

#include "screen.hpp"

inline constexpr double cell_width = 10, cell_height = 20, margin = 12, line_width = 1.2;
inline constexpr double font_size = 16.6, baseline = 15.2; // DejaVu Sans Mono: 0.602 em wide

std::string name_of(Shade shade); // #rrggbb
std::string rectangle(double x, double y, double width, double height, Shade shade);

bool has_shape(std::string_view sign);
std::string shape(std::string_view sign, double x, double y, Shade shade);
