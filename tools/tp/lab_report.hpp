// What the lab prints.
#pragma once

#include <string>

#include "battle_options.hpp"
#include "lab_statistics.hpp"

// A run of the lab: what was asked, what came out, how long it took.
struct LabRun {
    BattleOptions options;
    Statistics statistics;
    unsigned workers = 1;
    double seconds = 0;

    double games_per_second() const;
};

std::string lab_text(const LabRun& run);
// One object, in one line.
std::string lab_json(const LabRun& run);
