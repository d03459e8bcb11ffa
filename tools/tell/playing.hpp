// A battle from the first time-point to the last, with somebody listening.
#pragma once

#include "battle_options.hpp"
#include "report.hpp"

// The players of the options give the orders.
void play_battle(const BattleOptions& options, Report& report);

// The orders come out of the journal that is loaded: it has been found good.
void replay_journal(Report& report);
