// tp report: the conformance page.
#pragma once

#include <CLI/CLI.hpp>

void add_report(CLI::App& tp, int& status);
