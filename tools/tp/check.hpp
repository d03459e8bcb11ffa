// tp check: looks over a scenario of one's own.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, 1 if something is wrong with it, or 2 if standard output cannot be
// written.
void add_check(CLI::App& tp, int& status);
