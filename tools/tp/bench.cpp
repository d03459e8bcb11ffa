#include "bench.hpp"

#include <fstream>
#include <iostream>
#include <memory>

#include "bench_ledger.hpp"
#include "standard_output.hpp"

namespace {

constexpr auto footer =
    R"(Counts the cycles of the programs that the build makes for sim65, in C alone and
with the routines of asm/: every routine, and whole battles.

Examples:
  tp bench 6502
  tp bench 6502 --write docs/speed.md)";

struct Options {
    std::string folder = "build/host/sim6502/bin";
    std::string page;
};

int bench_6502(const Options& options) {
    std::string page;
    try {
        page = ledger_page(measure(options.folder));
    } catch (const std::runtime_error& problem) {
        std::cerr << "tp bench: " << problem.what() << '\n';
        return 1;
    }
    if (options.page.empty()) {
        write_all(page);
        return 0;
    }
    std::ofstream file(options.page);
    file << page;
    if (file.flush()) return 0;
    std::cerr << "tp bench: " << options.page << " cannot be written\n";
    return 1;
}

} // namespace

void add_bench(CLI::App& tp, int& status) {
    auto* bench = tp.add_subcommand("bench", "Counts what the rules and the opponent cost");
    bench->require_subcommand(1);
    auto options = std::make_shared<Options>();
    auto* machine = bench->add_subcommand("6502", "Cycles on a 6502, in C and in assembly");
    machine->footer(footer);
    machine->add_option("--bin", options->folder, "Where the programs for sim65 are")
        ->capture_default_str();
    machine->add_option("--write", options->page, "Write the page to this file")->type_name("FILE");
    machine->callback([options, &status] {
        status = run_command("tp bench", [&options] { return bench_6502(*options); });
    });
}
