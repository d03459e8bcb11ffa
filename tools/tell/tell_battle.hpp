// A battle played without a screen, and told: tp battle, and the game where there is
// no terminal.
#pragma once

#include "battle_options.hpp"
#include "report_options.hpp"

// program is the name that complaints begin with. The exit status: 0, 1 if the journal
// could not be written, or 2 if standard output cannot be written.
int tell_battle(const char* program, const BattleOptions& battle, const ReportOptions& report);
