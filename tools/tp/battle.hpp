// tp battle: plays a scenario without a screen.
#pragma once

#include <CLI/CLI.hpp>

// status becomes what tell_battle comes back with.
void add_battle(CLI::App& tp, int& status);
