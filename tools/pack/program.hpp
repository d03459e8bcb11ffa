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

// Puts a part where the whole has zeros. Throws where it has none.
void lay_into(Image& whole, const Image& part);

// loader is platform/c64/loader.s with its load address in front; what it must know is
// put where it keeps its four words. Unpacked, the program begins at start.
Bytes make_program(Bytes loader, const Image& image, unsigned start);

// A stream with what platform/c64/packed.s knows it by. Throws if the stream, moved to
// the end of room bytes, could not be unpacked to their beginning.
Bytes make_file(const Bytes& bytes, std::size_t room);
