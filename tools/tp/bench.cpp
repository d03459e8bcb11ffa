#include "bench.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "bench_ledger.hpp"
#include "standard_output.hpp"

namespace {

constexpr auto footer =
    R"(Counts the cycles of the programs that the build makes for sim65, in C alone and
with the routines of asm/: every routine, and whole battles; and of the drawing of the
C64's and the Apple II's programs. With --write, what is in speed-notes.md beside the
page becomes its end.

Examples:
  tp bench 6502
  tp bench 6502 --write docs/speed.md)";

struct Options {
    std::string build = "build/host";
    std::string page;
};

// What is written by hand for the end of the page: in the file beside it.
std::string notes_beside(const std::string& page) {
    if (page.empty()) return "";
    std::ifstream file(std::filesystem::path(page).replace_filename("speed-notes.md"));
    std::ostringstream notes;
    if (file) notes << '\n' << file.rdbuf();
    return notes.str();
}

int bench_6502(const Options& options) {
    std::string page;
    try {
        page = ledger_page(measure(options.build), notes_beside(options.page));
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
    machine
        ->add_option("--build", options->build, "The build's folder, with the machines' programs")
        ->capture_default_str();
    machine->add_option("--write", options->page, "Write the page to this file")->type_name("FILE");
    machine->callback([options, &status] {
        status = run_command("tp bench", [&options] { return bench_6502(*options); });
    });
}
