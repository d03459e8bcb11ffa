// tp replay: plays a journal again, order by order.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, 1 if the journal is no good or one could not be written, or 2
// if a file cannot be read or standard output cannot be written.
void add_replay(CLI::App& tp, int& status);
