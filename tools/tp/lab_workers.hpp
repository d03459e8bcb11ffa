// Plays many games on every core. The game's state is global, so each worker is a
// process of its own that sends back what its games add up to.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>

#include "battle_options.hpp"
#include "lab_results.hpp"

class LostWorker : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Called now and then with the number of games done.
using Progress = std::function<void(std::uint32_t done)>;

unsigned cores();

// Game i has the seed of the options + i. Throws std::system_error if the machine
// does not give what is needed, LostWorker if one ends early.
void play_games(const BattleOptions& options, std::uint32_t games, unsigned workers,
                const Progress& progress, Results& results);
