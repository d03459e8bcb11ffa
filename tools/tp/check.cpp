#include "check.hpp"

#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <memory>

#include "standard_output.hpp"
#include "tablec/cards.hpp"
#include "tablec/tables.hpp"

namespace fs = std::filesystem;

namespace {

constexpr auto description = "Looks over a scenario of your own";

constexpr auto footer =
    R"(Reads the scenario as the table compiler does, among the others of the game:
with a number of 1 to 4 it stands in place of that one, with 5 it is a fifth.
What is wrong is told with its place, as FILE:LINE:COLUMN, and exit status 1.
docs/adding-a-scenario.md tells what goes into the file, and
tools/with_scenario.sh makes disks with it.

Example:
  tp check docs/examples/gannet.toml)";

struct Options {
    std::string file, data;
};

// Where the game's own tables are: where one stands in the project, or beside the
// build that this program is of.
std::string find_data() {
    std::error_code none;
    const auto program = fs::read_symlink("/proc/self/exe", none);
    const auto inside = fs::path("data") / "shattered";
    for (fs::path at : {fs::current_path(none), program.parent_path()})
        for (int up = 0; up < 5; ++up, at = at.parent_path())
            if (fs::is_directory(at / inside / "scenarios", none)) return (at / inside).string();
    return inside.string();
}

std::string summary(const Scenario& scenario, std::size_t bytes) {
    struct Sum {
        int units = 0;
        long men = 0;
    };
    std::array<Sum, 2> sums{};
    for (const auto& unit : scenario.units) {
        auto& sum = sums[unit.south ? 1 : 0];
        ++sum.units;
        sum.men += unit.men;
    }
    std::string text =
        fmt::format("Scenario {}, \"{}\": {} by {} hexes, {} bytes packed\n", scenario.number,
                    scenario.title, scenario.map.front().size(), scenario.map.size(), bytes);
    for (const bool south : {false, true})
        text +=
            fmt::format("  {:16} {:2} units, {:5} men\n", south ? scenario.south : scenario.north,
                        sums[south].units, sums[south].men);
    return text;
}

int run(const Options& options) {
    Diagnostics diagnostics;
    const auto data = options.data.empty() ? find_data() : options.data;
    const auto cards = read_cards(data, diagnostics, options.file);
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        return 1;
    }
    const auto stem = fs::path(options.file).stem().string();
    for (const auto& packed : pack(cards).scenarios)
        if (packed.scenario.id == stem) write_all(summary(packed.scenario, packed.bytes.size()));
    return 0;
}

} // namespace

void add_check(CLI::App& tp, int& status) {
    auto* command = tp.add_subcommand("check", description);
    command->footer(footer);
    const auto options = std::make_shared<Options>();
    command->add_option("file", options->file, "The scenario")->type_name("FILE")->required();
    command->add_option("--data", options->data, "The game's tables; data/shattered if not given")
        ->type_name("FOLDER");
    command->callback(
        [options, &status] { status = run_command("tp check", [&] { return run(*options); }); });
}
