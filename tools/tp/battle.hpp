// tp battle: plays a scenario without a screen.
#pragma once

#include <CLI/CLI.hpp>

#include "battle_options.hpp"
#include "report_options.hpp"

// status becomes 0, 1 if the journal could not be written, or 2 if standard output
// cannot be written.
void add_battle(CLI::App& tp, int& status);

// The same for a program with options of its own; program is the name that
// complaints begin with. The exit status.
int tell_battle(const char* program, const BattleOptions& battle, const ReportOptions& report);
