// A program that unpacks itself.
#pragma once

#include <string>

#include "packed.hpp"

// Bytes of memory and where they begin.
struct Image {
    unsigned address = 0;
    Bytes bytes;
};

// All images as one, zeros between them. Throws where two overlap.
Image join(std::vector<Image> images);

// loader is platform/c64/loader.s with its load address in front; what it must know is
// put where it keeps its four words. Unpacked, the program begins at start.
Bytes make_program(Bytes loader, const Image& image, unsigned start);
