// tp bench host: how fast the rules and the computer opponent are on this machine.
#pragma once

#include <CLI/CLI.hpp>

// Adds the command to tp bench. status becomes 0, or 1 if something cannot be written.
void add_bench_host(CLI::App& bench, int& status);
