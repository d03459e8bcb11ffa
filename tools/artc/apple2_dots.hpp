// Pixels of the Apple II's hi-res screen: seven in a byte, the leftmost in bit 0.
//
// A letter of the art is "#" for white, "." for black, or a colour: of a pixel pair only
// one is lit then, the left (even x) for violet and blue, the right one for green and
// orange. Bit 7 makes the whole byte blue and orange in place of violet and green.
#pragma once

#include <cstdint>
#include <string>

extern const std::string apple2_white;   // "#."
extern const std::string apple2_colours; // and the colours

// The bytes of a row whose first pixel is at x = first; only its being odd matters.
std::string apple2_bytes(const std::string& letters, unsigned first);
