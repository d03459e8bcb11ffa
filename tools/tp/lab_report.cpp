#include "lab_report.hpp"

#include <fmt/format.h>

#include "story_names.hpp"

namespace {

constexpr std::size_t table_step = 12; // time-points

std::string army_title(const LabRun& run, u8 army) {
    return fmt::format("{} ({}, {})", scenario_army[run.options.scenario * ARMIES + army],
                       army_names[army],
                       player_names[static_cast<std::size_t>(run.options.players[army])]);
}

std::string title(const LabRun& run) {
    const auto& options = run.options;
    const auto games = static_cast<u32>(run.statistics.games);
    auto text = fmt::format("{}, {} games with seeds from {}\n{} against {}; {} variant, {} level",
                            scenario_title[options.scenario], with_commas(games), options.seed,
                            army_title(run, NORTH), army_title(run, SOUTH),
                            variant_names[options.variant], level_names[options.level]);
    if (options.level != LEVEL_STANDARD)
        text += fmt::format(" for the {}", army_names[options.person]);
    return text + "\n";
}

std::string share_row(const char* name, const Share& share) {
    return fmt::format("{:<24} {:6.2f}%   {:6.2f}% to {:.2f}%\n", name, share.rate * 100,
                       share.lowest * 100, share.highest * 100);
}

std::string results(const Statistics& all) {
    std::string text = fmt::format("\n{:<24} {:>7}   95 of 100 labs\n", "", "games");
    text += share_row("north wins", all.armies[NORTH].wins);
    text += share_row("  of these decisively", all.armies[NORTH].decisive);
    text += share_row("south wins", all.armies[SOUTH].wins);
    text += share_row("  of these decisively", all.armies[SOUTH].decisive);
    text += share_row("draw", all.draws);
    return text;
}

std::string ends(const Statistics& all) {
    return fmt::format(
        "\nIt ends at nightfall in {:.1f}%, by a retreat of the north in {:.1f}%, of "
        "the south in {:.1f}%;\nafter {:.1f} time-points in the mean, half of the "
        "battles between {} and {}.\n",
        all.end_rates[END_NIGHTFALL] * 100, all.end_rates[END_NORTH_RETREATS] * 100,
        all.end_rates[END_SOUTH_RETREATS] * 100, all.length.mean, all.length.quartile_1,
        all.length.quartile_3);
}

std::string losses(const Statistics& all) {
    std::string text = fmt::format("\n{:<10} {:>8} {:>8} {:>7} {:>8} {:>8} {:>8}\n", "men a game",
                                   "began", "dead", "", "fled", "routed", "left");
    for (u8 army = NORTH; army < ARMIES; ++army) {
        const auto& one = all.armies[army];
        text += fmt::format("{:<10} {:>8.1f} {:>8.1f} {:>6.1f}% {:>8.1f} {:>8.1f} {:>8.1f}\n",
                            army_names[army], one.began, one.dead,
                            one.began > 0 ? one.dead * 100 / one.began : 0, one.fled, one.routed,
                            one.began - one.dead - one.fled - one.routed);
    }
    return text;
}

std::string curves(const Statistics& all) {
    std::string text =
        fmt::format("\n{:<10} {:^22} {:^22} {:>9}\n", "army", "north", "south", "still");
    text += fmt::format("{:<10} {:>7} {:>14} {:>7} {:>14} {:>9}\n", "morale at", "mean",
                        "half within", "mean", "half within", "fighting");
    for (std::size_t time = 0; time < time_points; time += table_step) {
        text += fmt::format("{:>9} ", time);
        for (const auto& army : all.armies) {
            const auto& level = army.morale[time];
            text += fmt::format(" {:>7.1f} {:>8} to {:>2}", level.mean, level.quartile_1,
                                level.quartile_3);
        }
        text += fmt::format(" {:>8.1f}%\n", all.fighting[time] * 100);
    }
    return text;
}

} // namespace

double LabRun::games_per_second() const {
    return seconds > 0 ? static_cast<double>(statistics.games) / seconds : 0;
}

std::string lab_text(const LabRun& run) {
    const auto& all = run.statistics;
    return title(run) + results(all) + ends(all) + losses(all) + curves(all) +
           fmt::format("\n{} games a second with {} worker{}.\n",
                       with_commas(static_cast<u32>(run.games_per_second())), run.workers,
                       run.workers == 1 ? "" : "s");
}
