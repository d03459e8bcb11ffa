// A screen as SVG. What makes up areas and lines, blocks, frames, the sides of hexes,
// is drawn; the rest is text, kept in its columns whatever font the reader has.
#pragma once

#include <string>

#include "screen.hpp"

std::string draw(const Screen& screen, int columns);
