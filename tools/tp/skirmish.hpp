// tp skirmish: a small fight of computer against computer, told line by line.
#pragma once

#include <CLI/CLI.hpp>

void add_skirmish(CLI::App& tp);
