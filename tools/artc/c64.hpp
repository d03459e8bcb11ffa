// The Commodore 64's art: two character sets, sprites, and the include that names
// what is in them. platform/c64 shows them; c64.cpp states the order.
#pragma once

#include <map>
#include <string>

#include "art_check.hpp"

// File names and their bytes.
using ArtFiles = std::map<std::string, std::string>;

// The pictures are scenes in that folder.
ArtFiles compile_c64(Gallery& gallery, const std::string& folder, Diagnostics& diagnostics);
