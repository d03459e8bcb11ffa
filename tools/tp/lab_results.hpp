// What many games add up to. Only sums and counts of whole numbers: it does not
// matter who has played which game, or in which order they are added.
#pragma once

#include <array>
#include <cstdint>

#include "rules.hpp"

// From the best for the north to the best for the south.
enum class Outcome : u8 { north_decisive, north_victory, draw, south_victory, south_decisive };
inline constexpr std::size_t outcomes = 5;

// Levels above are counted as the highest; the armies of the data begin below 100.
inline constexpr std::size_t morale_levels = 512;
inline constexpr std::size_t time_points = NIGHTFALL + 1;

struct ArmyResults {
    std::uint64_t began = 0, dead = 0, fled = 0, routed = 0; // men
    // Games with this army morale at this time-point. After the end of a battle it
    // stays what it was.
    std::array<std::array<std::uint32_t, morale_levels>, time_points> morale{};
};

struct Results {
    std::uint64_t games = 0;
    std::array<std::uint64_t, outcomes> by_outcome{};
    std::array<std::uint64_t, END_SOUTH_RETREATS + 1> by_end{};
    std::array<std::uint64_t, time_points> by_length{};
    std::array<ArmyResults, ARMIES> armies{};

    void add(const Results& other);
};
