// Assembly as cc65 writes it, several files as one.
#pragma once
#include <cstdint>
#include <istream>
#include <string>
#include <vector>

struct Line {
    enum class Kind : std::uint8_t {
        plain,  // an instruction that goes on with the next one
        end,    // jmp or rts
        barrier // whatever cannot be moved: labels, branches, pushes, directives, data
    };
    std::string text;
    std::string segment;
    unsigned bytes = 0; // of a plain line or an end
    Kind kind = Kind::barrier;
};
using Lines = std::vector<Line>;

// Adds a file. Names that it does not export get its own name in front.
void read_source(std::istream& in, const std::string& name, Lines& lines);

// The length of an instruction that can be moved.
unsigned instruction_bytes(const std::string& operation, const std::string& operand);
