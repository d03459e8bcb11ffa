#include "lab.hpp"

#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <unistd.h>

#include "command_options.hpp"
#include "lab_plot.hpp"
#include "lab_report.hpp"
#include "lab_workers.hpp"
#include "standard_output.hpp"
#include "story_names.hpp"

namespace {

constexpr auto description = "Plays a battle many times over and counts";

constexpr auto footer =
    R"(Game i of the lab has the seed S + i, so tp battle --seed plays any of them again.
The numbers do not depend on how many workers there are.

After the end of a battle the morale of both armies counts on as it was.

Examples:
  tp lab --scenario ambush --games 20000
  tp lab --scenario 2 --north expert --south standard --plot kingdoms.svg)";

struct Options {
    BattleOptions battle;
    std::uint32_t games = 1000;
    std::uint32_t workers = cores();
    bool json = false;
    std::string plot;
};

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// A line on standard error that writes over itself, if somebody is looking.
class ProgressLine {
  public:
    explicit ProgressLine(std::uint32_t games) : games_(games) {}
    ~ProgressLine() {
        if (is_shown_) std::cerr << "\r\x1b[K" << std::flush;
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(std::uint32_t done) {
        if (!is_terminal_ || done == 0) return;
        const auto rate = done / seconds_since(start_);
        std::cerr << fmt::format("\r\x1b[K{} of {} games, {} a second, {:.0f} s left",
                                 with_commas(done), with_commas(games_),
                                 with_commas(static_cast<u32>(rate)), (games_ - done) / rate)
                  << std::flush;
        is_shown_ = true;
    }

  private:
    std::uint32_t games_;
    Clock::time_point start_ = Clock::now();
    bool is_terminal_ = ::isatty(STDERR_FILENO) != 0, is_shown_ = false;
};

LabRun play(const Options& options) {
    const auto workers = std::min(options.workers, options.games);
    const auto results = std::make_unique<Results>();
    const auto start = Clock::now();
    {
        ProgressLine line(options.games);
        play_games(
            options.battle, options.games, workers, [&](std::uint32_t done) { line.show(done); },
            *results);
    }
    return {options.battle, statistics(*results), workers, seconds_since(start)};
}

int run(const Options& options) {
    const auto complain = [](const std::string& problem) {
        std::cerr << "tp lab: " << problem << "\n";
        return 1;
    };
    LabRun lab;
    try {
        lab = play(options);
    } catch (const LostWorker& problem) {
        return complain(problem.what());
    }
    if (!options.plot.empty()) {
        std::ofstream file(options.plot, std::ios::binary);
        file << lab_plot(lab);
        file.close();
        if (!file) return complain(fmt::format("{} cannot be written.", options.plot));
    }
    write_all(options.json ? lab_json(lab) : lab_text(lab));
    return 0;
}

} // namespace

void add_lab(CLI::App& tp, int& status) {
    auto* command = tp.add_subcommand("lab", description);
    command->footer(footer);
    const auto options = std::make_shared<Options>();
    add_battle_options(*command, options->battle);
    add_number(*command, "--games", options->games, 1, 100'000'000, "How many");
    add_number(*command, "--workers", options->workers, 1, 1024, "How many games at once");
    command->add_flag("--json", options->json, "One JSON object instead of the tables");
    command->add_option("--plot", options->plot, "Draw the results into this SVG file")
        ->type_name("FILE");
    command->callback(
        [options, &status] { status = run_command("tp lab", [&] { return run(*options); }); });
}
