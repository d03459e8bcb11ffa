// What the machines' own drawing code takes: the programs as they ship, their routines
// called one by one.
#pragma once

#include <cstdint>
#include <string>

#include "mos6502.hpp"

struct DrawingCost {
    CallCount tile;                // of a full map: characters and colours, or dots, alone
    CallCount hex;                 // plat_hex in it
    std::uint64_t one = 0;         // a unit's hex with a new mark, with what the screens do
    std::uint64_t map = 0;         // a full tactical map on a screen that was cleared
    std::uint64_t two_columns = 0; // the view moves
    std::uint64_t one_row = 0;
};

struct DepackCost {
    std::uint64_t cycles = 0;
    std::uint64_t bytes = 0;
};

// The folders are those with the machines' programs. They throw std::runtime_error.
DrawingCost measure_c64(const std::string& folder);
DrawingCost measure_apple2(const std::string& folder);
DepackCost measure_depacker(const std::string& c64_folder);
