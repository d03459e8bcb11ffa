// tp save: saved games from machine to machine.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, 1 if something was refused, or 2 if standard output cannot be written.
void add_save(CLI::App& tp, int& status);
