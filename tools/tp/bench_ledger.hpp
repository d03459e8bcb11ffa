// The ledger of 6502 cycles: what is measured, and the page that tells it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

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

struct Ledger {
    std::map<std::string, RoutineCost> routines;
    std::vector<BattleCost> c; // by scenario
    std::vector<BattleCost> assembly;
    std::map<std::string, ModuleSize> c_modules;
    std::map<std::string, ModuleSize> asm_modules;
};

// Runs the programs of a folder. Throws std::runtime_error.
Ledger measure(const std::string& folder);

std::string ledger_page(const Ledger& ledger);
