// What tp bench host measures, and the page and the picture that tell it.
#pragma once

#include <string>
#include <vector>

#include "bench_host_battle.hpp"

// Of several repetitions.
struct HostRate {
    double best = 0, median = 0; // battles a second
    double decisions = 0;        // of a battle
    double microseconds() const { return 1e6 / best; }
    double nanoseconds() const { return 1e9 / best / decisions; } // of a decision
};

struct HostRow {
    HostBattle battle;
    HostRate rate;
};

struct HostFigures {
    std::vector<HostRow> scenarios; // standard, then greedy
    std::vector<HostRow> growth;    // scenario I by the number of units
    HostRate all_cores;             // scenario I, standard
    unsigned cores = 1;
    unsigned repetitions = 1;
};

// Each repetition plays for so many seconds at least.
HostFigures measure_host(double seconds, unsigned repetitions);

// What is written by hand stands below this line of the page, and is kept.
inline constexpr auto host_by_hand = "<!-- written by hand from here on -->\n";

std::string host_page(const HostFigures& figures);
std::string host_plot(const HostFigures& figures); // a whole SVG file
