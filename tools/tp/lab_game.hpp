// One game of the lab.
#pragma once

#include "battle_options.hpp"
#include "lab_results.hpp"

void play_lab_game(const BattleOptions& options, Results& results);
