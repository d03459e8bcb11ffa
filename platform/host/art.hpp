// The pictures of data/art/host, which say themselves how they are written.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

extern "C" {
#include "platform.h"
}

struct Art {
    std::vector<std::string> pixels;      // two rows of them to a row of the canvas
    std::vector<std::string> ascii, inks; // of as many rows as they need
};

// Made by embed.cmake from the files, in the order of PICTURE_...
extern const std::array<std::string_view, PICTURES> art_files;

Art read_art(std::string_view file);
