// Puts a program on a disk that boots.
#pragma once

#include <string>
#include <vector>

#include "image.hpp"

struct Part {
    unsigned address; // $C000-$CFFF: $D000-$DFFF of the language card's bank 2
    Bytes bytes;
};

struct Program {
    Bytes boot;   // sector 0
    Bytes loader; // one page, at $0400
    Bytes disk;   // the reading of sectors, three pages
    std::vector<Part> parts;
    std::vector<Bytes> pictures;
};

Image build_image(const Program& program);
