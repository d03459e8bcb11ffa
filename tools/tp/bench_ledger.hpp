// The ledger of 6502 cycles: what is measured, and the page that tells it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "bench_drawing.hpp"
#include "bench_map.hpp"
#include "mos6502.hpp"

// A routine in both builds.
struct RoutineCost {
    CallCount c;
    CallCount assembly;
};

// A whole battle, standard against standard, in one build.
struct BattleCost {
    std::uint64_t cycles = 0;
    CallCount decisions;
};

// Cycles of a whole battle over several seeds.
struct Spread {
    std::uint64_t sum = 0;
    std::uint64_t least = ~std::uint64_t{0};
    std::uint64_t most = 0;
};
inline constexpr int spread_seeds = 20; // from 1 on

struct Ledger {
    std::map<std::string, RoutineCost> routines;
    std::vector<BattleCost> c; // by scenario
    std::vector<BattleCost> assembly;
    std::vector<Spread> spread; // by scenario, with assembly
    std::map<std::string, ModuleSize> c_modules;
    std::map<std::string, ModuleSize> asm_modules;
    std::map<std::string, ProfileCount> shares; // of the second battle, with assembly
    DrawingCost c64;
    DrawingCost apple2;
    DepackCost depacker;
};

// Runs the programs of a build's folder: those for sim65, and the machines' own.
// Throws std::runtime_error.
Ledger measure(const std::string& build);

// notes: what is written by hand, for the end of the page.
std::string ledger_page(const Ledger& ledger, const std::string& notes);

// Parts of the page.
std::string thousands(double value);
std::string share_section(const Ledger& ledger);
std::string drawing_section(const Ledger& ledger);
