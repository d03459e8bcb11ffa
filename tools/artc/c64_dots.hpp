// Dots to bytes, the way the VIC reads them.
#pragma once

#include <string>

#include "art_file.hpp"

// One byte: eight single dots of a row from that column on, '#' is set.
char single_dots(const Picture& picture, std::size_t row, std::size_t column);
// One byte: four double dots, letters "." "b" "g" "*" for 0 to 3.
char double_dots(const Picture& picture, std::size_t row, std::size_t column);
// Characters of 8 rows, left to right, top to bottom.
std::string single_characters(const Picture& picture);
std::string double_characters(const Picture& picture);
