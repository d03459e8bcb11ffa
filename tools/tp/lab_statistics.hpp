// Results as a person reads them: shares with their uncertainty, means, quartiles.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "lab_results.hpp"

// A share of the games, with the interval that holds the true share in 95 of 100
// labs (Wilson).
struct Share {
    double rate = 0, lowest = 0, highest = 0;
};
Share share(std::uint64_t count, std::uint64_t games);

// Of values 0, 1, 2... that were counted so often.
struct Spread {
    double mean = 0;
    unsigned quartile_1 = 0, median = 0, quartile_3 = 0;
};
Spread spread(std::span<const std::uint32_t> counts);
Spread spread(std::span<const std::uint64_t> counts);

struct ArmyStatistics {
    Share wins, decisive;
    double began = 0, dead = 0, fled = 0, routed = 0; // men, a game
    std::vector<Spread> morale;                       // by time-point
};

struct Statistics {
    std::uint64_t games = 0;
    std::array<ArmyStatistics, ARMIES> armies;
    Share draws;
    std::array<double, outcomes> outcome_rates{};
    std::array<double, END_SOUTH_RETREATS + 1> end_rates{};
    Spread length;                              // time-points
    std::array<double, time_points> fighting{}; // share that has not ended by then
};
Statistics statistics(const Results& results);
