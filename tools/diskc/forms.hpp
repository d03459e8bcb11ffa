// The forms of a disk's file, known by the end of its name:
//
//   .po    143,360 bytes in ProDOS's order
//   .woz   the bits of each track (woz.hpp)
//   other  143,360 bytes in DOS's order: .dsk, .do
#pragma once

#include "image.hpp"

Image read_image(const std::filesystem::path& path);
void write_image(const std::filesystem::path& path, const Image& image);
