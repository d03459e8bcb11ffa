// tp lab: plays a battle many times over and counts.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, 1 if a worker ends early or the plot cannot be written, or 2 if
// standard output cannot be written.
void add_lab(CLI::App& tp, int& status);
