// One value of the data, and what it rests on.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "diagnostics.hpp"

struct Cell {
    std::string path;       // weapons.mounted.lance.row: file, sections, row, key
    std::size_t column = 0; // of a list, from 1; 0 is a single value
    std::string value;      // as the data say it
    Place place = {};
    std::vector<std::string> sources, rulings;
};

// A name as a part of a path or of a link: light woods is light-woods.
std::string path_part(const std::string& name);
