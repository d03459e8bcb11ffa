#include "bench_host.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include "bench_host_figures.hpp"
#include "command_options.hpp"
#include "standard_output.hpp"

namespace {

constexpr auto footer =
    R"(Plays whole battles of two computers, of two greedy players, and of 10 to 64 units, and
says how many a second. With --hashes it says what they came to instead.

Examples:
  tp bench host
  tp bench host --hashes 100
  tp bench host --write docs/host-speed.md --plot docs/pictures/host-speed.svg)";

struct Options {
    std::uint32_t milliseconds = 500, repetitions = 5, hashes = 0;
    std::string page, plot;
};

// The ends of so many battles of each kind that is measured, and of rosters between.
std::string hash_lines(u32 seeds) {
    std::string lines;
    const auto add = [&](const HostBattle& battle) {
        for (u32 seed = 1; seed <= seeds; ++seed) {
            const auto [decisions, hash] = play_host_battle(battle, seed);
            lines += fmt::format("scenario {} {} units {} seed {}: {:08x} after {} decisions\n",
                                 battle.scenario + 1,
                                 player_names[static_cast<std::size_t>(battle.players)], unit_count,
                                 seed, hash, decisions);
        }
    };
    for (u8 scenario = 0; scenario < SCENARIOS; ++scenario) {
        for (const auto players : {PlayerKind::novice, PlayerKind::standard, PlayerKind::expert,
                                   PlayerKind::greedy, PlayerKind::random})
            add({scenario, players, 0});
        for (const auto units : {2, 10, 15, 16, 17, 31, 33, 47, 49, 63, 64})
            add({scenario, PlayerKind::standard, static_cast<u8>(units)});
    }
    return lines;
}

// What the file has by hand; nothing if there is none.
std::string by_hand(const std::string& page) {
    std::ifstream file(page, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto from = text.find(host_by_hand);
    return from == std::string::npos ? "" : text.substr(from + std::string(host_by_hand).size());
}

bool write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (file.flush()) return true;
    std::cerr << "tp bench: " << path << " cannot be written\n";
    return false;
}

int bench_host(const Options& options) {
    if (options.hashes != 0) {
        write_all(hash_lines(options.hashes));
        return 0;
    }
    const auto figures = measure_host(options.milliseconds / 1000.0, options.repetitions);
    const auto page = host_page(figures);
    if (!options.plot.empty() && !write(options.plot, host_plot(figures))) return 1;
    if (!options.page.empty()) return write(options.page, page + by_hand(options.page)) ? 0 : 1;
    write_all(page);
    return 0;
}

} // namespace

void add_bench_host(CLI::App& bench, int& status) {
    auto* command = bench.add_subcommand("host", "Battles a second on this machine");
    command->footer(footer);
    const auto options = std::make_shared<Options>();
    add_number(*command, "--time", options->milliseconds, 1, 60'000,
               "Milliseconds that a repetition takes at least");
    add_number(*command, "--repetitions", options->repetitions, 1, 100,
               "How often, to take the best");
    add_number(*command, "--hashes", options->hashes, 1, 100'000,
               "Measure nothing: tell the hashes of so many battles of each kind");
    command->add_option("--write", options->page, "Write the page to this file")->type_name("FILE");
    command->add_option("--plot", options->plot, "Draw the curves into this SVG file")
        ->type_name("FILE");
    command->callback([options, &status] {
        status = run_command("tp bench", [&] { return bench_host(*options); });
    });
}
