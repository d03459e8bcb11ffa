// The packed format, as asm/pack/depack.inc reads it, and the packer.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

using Bytes = std::vector<std::uint8_t>;

constexpr unsigned length_classes = 16, far_classes = 16, near_classes = 8;
constexpr unsigned shortest = 2, longest = 1023;

// Classes of numbers: class i covers 2^width[i] of them, from where class i - 1 ends.
struct Classes {
    std::vector<unsigned> width;
    unsigned first = 0;

    // The class of a number and how far into it the number is; class == width.size()
    // if none covers it.
    struct Found {
        unsigned index, inside;
    };
    Found find(unsigned number) const;
};

struct Widths {
    Classes length, far, near;
};

struct Token {
    unsigned length = 0; // 0: a literal
    unsigned distance = 0;
};

struct Packed {
    Bytes stream;
    // How far behind the end of the result the stream must end, if the result is
    // to be unpacked over it.
    std::size_t margin = 0;
};

// A near-optimal packing: tokens for the cheapest way through, classes for those
// tokens, and again until it no longer helps.
Packed pack(const Bytes& bytes);

// The stream of some tokens.
Packed encode(const Bytes& bytes, const std::vector<Token>& tokens, const Widths& widths);

// What asm/pack/depack.inc does, here. Throws std::runtime_error on a damaged stream.
Bytes unpack(const Bytes& stream, std::size_t most);
