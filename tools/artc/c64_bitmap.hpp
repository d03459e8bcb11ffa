// A canvas as a bitmap of the VIC: black and three colours of its own a cell of 4 by 8.
#pragma once

#include <string>

#include "scene.hpp"

constexpr int bitmap_width = 160, bitmap_height = 144;

// Packed as platform/c64/picture.s wants it.
std::string pack_bitmap(const Canvas& canvas);
