// The command line of timepoint: the game in a terminal, or a battle told.
#pragma once

#include "battle_options.hpp"
#include "report_options.hpp"
#include "start.hpp"

struct Options {
    StartOptions start;
    BattleOptions battle;
    ReportOptions report;
    bool is_told = false; // some option asks for a battle without a screen
};

// The status to end with at once, after --help or a mistake, or -1.
int read_options(int argc, char** argv, Options& options);
