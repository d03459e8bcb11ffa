// Pictures as scenes: a text that says what to draw, one thing a line, the later over the
// earlier. Places are pixels of 280 x 144 from the top left; C is a letter of the art.
//
//   # a comment
//   rect C X Y WIDTH HEIGHT
//   disc C X Y RADIUS
//   poly C X,Y X,Y X,Y ...          filled
//   line C X,Y X,Y ... [width=N]
//   shade C X Y WIDTH HEIGHT FROM TO    dots, FROM percent above to TO percent below
//   stars C COUNT SEED X Y WIDTH HEIGHT
//   figure NAME C X Y SCALE [left]      of figures.txt, mirrored with left
//   word C X Y TEXT [shadow=C]          in the letters of grand.txt
#pragma once

#include <filesystem>
#include <string>

#include "art_check.hpp"

// Of figures.txt.
constexpr std::size_t figure_lines = 11;

// The bytes as the disk holds them: six lines of 40 bytes in each sector of 256.
std::string draw_scene(const std::filesystem::path& file, Gallery& gallery,
                       Diagnostics& diagnostics);
