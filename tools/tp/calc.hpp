// tp calc: asks single rules of the game.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0 if every line was good, 1 if one was not, 2 if standard input
// cannot be read or standard output cannot be written.
void add_calc(CLI::App& tp, int& status);
