#include "apple2_dots.hpp"

const std::string apple2_white = "#.";
const std::string apple2_colours = "#.GVOB";

namespace {

bool is_lit(char letter, unsigned x) {
    switch (letter) {
    case '#':
        return true;
    case 'G':
    case 'O':
        return x % 2 == 1;
    case 'V':
    case 'B':
        return x % 2 == 0;
    default:
        return false;
    }
}

} // namespace

std::string apple2_bytes(const std::string& letters, unsigned first) {
    std::string bytes;
    for (std::size_t at = 0; at < letters.size(); at += 7) {
        unsigned byte = 0;
        int high = 0; // more orange and blue, or more green and violet?
        for (unsigned bit = 0; bit < 7 && at + bit < letters.size(); ++bit) {
            const char letter = letters[at + bit];
            if (is_lit(letter, first + static_cast<unsigned>(at) + bit)) byte |= 1u << bit;
            if (letter == 'O' || letter == 'B') ++high;
            if (letter == 'G' || letter == 'V') --high;
        }
        if (high > 0) byte |= 0x80;
        bytes.push_back(static_cast<char>(byte));
    }
    return bytes;
}
