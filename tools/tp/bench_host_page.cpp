#include <cmath>
#include <fmt/format.h>

#include "bench_host_figures.hpp"
#include "story_names.hpp"

namespace {

constexpr auto head = R"(# Speed on the host

Down to the line that says so this is written by `tp bench host --write docs/host-speed.md
--plot docs/pictures/host-speed.svg`; do not edit it. Whole battles, from the set-up to the
hash of the end, each with another seed, measured by Google Benchmark in time of the
processor: the best of {} repetitions, and the median of them.

## Battles a second

On one core:

| scenario | players | decisions a battle | battles a second | median | ns a decision |
| --- | --- | ---: | ---: | ---: | ---: |
)";

constexpr auto growth_head = R"(
## From 10 to 64 units

Scenario I, standard against standard, with its roster cut or repeated:

| units | decisions a battle | microseconds a battle | ns a decision |
| ---: | ---: | ---: | ---: |
)";

std::string thousands(double value) { return with_commas(static_cast<u32>(std::llround(value))); }

std::string scenario_row(const HostRow& row) {
    return fmt::format("| {} | {} | {:.0f} | {} | {} | {:.0f} |\n", row.battle.scenario + 1,
                       player_names[static_cast<std::size_t>(row.battle.players)],
                       row.rate.decisions, thousands(row.rate.best), thousands(row.rate.median),
                       row.rate.nanoseconds());
}

std::string growth_row(const HostRow& row) {
    return fmt::format("| {} | {:.0f} | {:.1f} | {:.0f} |\n", row.battle.units, row.rate.decisions,
                       row.rate.microseconds(), row.rate.nanoseconds());
}

} // namespace

std::string host_page(const HostFigures& figures) {
    auto page = fmt::format(head, figures.repetitions);
    for (const auto& row : figures.scenarios) page += scenario_row(row);
    page += fmt::format(
        "\nScenario I, standard, on all {} cores, by the workers of `tp lab` and by "
        "the clock: {} a second, median {}.\n",
        figures.cores, thousands(figures.all_cores.best), thousands(figures.all_cores.median));
    page += growth_head;
    for (const auto& row : figures.growth) page += growth_row(row);
    const auto &few = figures.growth.front().rate, &many = figures.growth.back().rate;
    page += fmt::format(
        "\nFrom {} to {} units a decision costs {:.1f} times as much, a battle {:.1f} "
        "times.\n\n![What a battle and a decision cost, by the number of "
        "units](pictures/host-speed.svg)\n\n",
        figures.growth.front().battle.units, figures.growth.back().battle.units,
        many.nanoseconds() / few.nanoseconds(), many.microseconds() / few.microseconds());
    return page + host_by_hand;
}
