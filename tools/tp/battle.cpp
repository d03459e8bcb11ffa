#include "battle.hpp"

#include <memory>

#include "command_options.hpp"
#include "tell_battle.hpp"

namespace {

constexpr auto description = "Plays a battle, computer against computer, and tells it";

constexpr auto footer = R"(Players:
  novice, standard, expert   the game's computer opponent
  greedy                     goes for the nearest enemy, never shoots, never casts
  random                     any legal order, each as likely as the other

--json writes an object a line with its "time" and "event"; the last one is
  {"time":97,"event":"end","hash":"0b5c6a1f","winner":"north","result":"victory",
   "margin":21,"by":"south retreats","time_points":97,...}

Examples:
  tp battle --scenario ambush --seed 7
  tp battle --scenario 2 --north expert --south greedy --json
  tp battle --scenario ormolu --journal game.tp && tp replay game.tp --hashes)";

struct Options {
    BattleOptions battle;
    ReportOptions report;
};

} // namespace

void add_battle(CLI::App& tp, int& status) {
    auto* command = tp.add_subcommand("battle", description);
    command->footer(footer);
    const auto options = std::make_shared<Options>();
    add_battle_options(*command, options->battle);
    add_number(*command, "--until", options->battle.until, 1, NIGHTFALL,
               "Stop at this time-point; the journal can be gone on with in the game");
    add_report_options(*command, options->report);
    command->callback([options, &status] {
        status = tell_battle("tp battle", options->battle, options->report);
    });
}
