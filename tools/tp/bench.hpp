// tp bench: what the rules and the computer opponent cost.
#pragma once

#include <CLI/CLI.hpp>

// status becomes 0, or 1 if a program to measure is missing or broken.
void add_bench(CLI::App& tp, int& status);
