// tp battle: plays a scenario without a screen.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, 1 if the journal could not be written, or 2 if standard output
// cannot be written.
void add_battle(CLI::App& tp, int& status);
