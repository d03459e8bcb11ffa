// The Apple II's art: an include for platform/apple2/art.s, and the pictures as the
// disk holds them.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "art_check.hpp"

// File names and their bytes.
using ArtFiles = std::map<std::string, std::string>;

ArtFiles compile_apple2(Gallery& gallery, const std::filesystem::path& folder,
                        Diagnostics& diagnostics);
