// Which battle is played, and by whom.
#pragma once

#include <array>

#include "players.hpp"
#include "rules.hpp"

namespace CLI {
class App;
}

struct BattleOptions {
    u8 scenario = 0;
    u8 variant = VARIANT_FULL, level = LEVEL_STANDARD, person = NORTH, readings = 0;
    u32 seed = 1981;
    u32 until = NIGHTFALL; // stop at this time-point
    std::array<PlayerKind, ARMIES> players{PlayerKind::standard, PlayerKind::standard};
};

// In the order of VARIANT_..., LEVEL_... and the armies.
inline constexpr std::array variant_names{"full", "strict"};
inline constexpr std::array level_names{"beginner", "standard", "advanced"};
inline constexpr std::array army_names{"north", "south"};

// What does not fit is a CLI::ValidationError with a sentence.
void add_battle_options(CLI::App& command, BattleOptions& options);

// Sets the options of battle.h; the players are the caller's.
void set_options(const BattleOptions& options);
