#include "replay.hpp"

#include <iostream>
#include <memory>

#include "journal_file.hpp"
#include "playing.hpp"
#include "report_options.hpp"
#include "standard_output.hpp"

namespace {

constexpr auto description = "Plays a saved game again and tells it";

constexpr auto footer =
    R"(A journal is what tp battle --journal writes and what the game saves: the same
bytes on every machine. One that is damaged, or was played by other rules, is
refused with the reason and exit status 1. An unfinished game is told as far as
it goes.

Example:
  tp replay game.tp --json)";

struct Options {
    std::string file;
    ReportOptions report;
};

int run(const Options& options) {
    const auto report = make_report(options.report);
    const auto problem = read_journal(options.file);
    if (!problem.empty()) {
        std::cerr << "tp replay: " << problem << "\n";
        return 1;
    }
    replay_journal(*report);
    return deliver("tp replay", options.report, *report);
}

} // namespace

void add_replay(CLI::App& tp, int& status) {
    auto* command = tp.add_subcommand("replay", description);
    command->footer(footer);
    const auto options = std::make_shared<Options>();
    command->add_option("file", options->file, "The journal")->type_name("FILE")->required();
    add_report_options(*command, options->report);
    command->callback(
        [options, &status] { status = run_command("tp replay", [&] { return run(*options); }); });
}
