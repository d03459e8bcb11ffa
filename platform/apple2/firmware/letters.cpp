// The character ROMs. The game draws its own letters; these are for the text page.
#include "roms.hpp"

namespace {

const Letter& letter_of(const Letters& letters, int code) {
    int ascii = code & 0x3F;
    if (ascii < 32) ascii += 64;
    return letters.at(ascii);
}

std::uint8_t mirrored(std::uint8_t row) {
    std::uint8_t result = 0;
    for (int bit = 0; bit < 7; ++bit)
        if (row >> bit & 1) result = static_cast<std::uint8_t>(result | 0x40 >> bit);
    return result;
}

} // namespace

// Bit 6 is the leftmost pixel; the machine itself reverses and flashes.
Bytes make_letters_plus(const Letters& letters) {
    Bytes rom;
    for (int code = 0; code < 256; ++code)
        for (const auto row : letter_of(letters, code)) rom.push_back(mirrored(row));
    return rom;
}

// Bit 0 is the leftmost pixel, 0 is lit, and codes below 64 are reversed. There are no
// small letters. The second half is the alternate set, here the same.
Bytes make_letters_e(const Letters& letters) {
    Bytes rom;
    for (int code = 0; code < 512; ++code)
        for (const auto row : letter_of(letters, code & 0xFF))
            rom.push_back(static_cast<std::uint8_t>((code & 0xFF) < 64 ? row : row ^ 0x7F));
    return rom;
}
