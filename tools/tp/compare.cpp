// tp compare: notes taken at the original, against the rules.
#include "compare.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <system_error>

#include "standard_output.hpp"

namespace {

constexpr auto description = "Holds notes of the original against the rules and their variants";

constexpr auto footer =
    R"(For each line of the notes: reproduced; reproduced under a variant; impossible
under every variant, with what the rules give; or not decidable, with what is not
given. Dice that were not noted are tried, all of them. Then which rulings the
notes confirm or refute. docs/compare.md says how notes are written.

The exit status is 1 if a line does not agree with the rules as they are played,
2 if the notes have mistakes, else 0.

Example:
  tp compare notes.txt)";

constexpr std::size_t most_bytes = 1'000'000;
constexpr std::size_t most_errors = 100;

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    if (!file || text.bad())
        throw std::system_error(std::make_error_code(std::errc::no_such_file_or_directory), path);
    return text.str();
}

int compare(const std::string& path) {
    const auto text = contents(path);
    if (text.size() > most_bytes) {
        std::cerr << fmt::format("{}:1:1: error: expected at most {} bytes, found {}\n", path,
                                 most_bytes, text.size());
        return 2;
    }
    const auto notes = read_notes(text);
    for (std::size_t i = 0; i < notes.errors.size() && i < most_errors; ++i) {
        const auto& error = notes.errors[i];
        std::cerr << fmt::format("{}:{}:{}: error: {}\n", path, error.line, error.column,
                                 error.what);
    }
    if (!notes.errors.empty()) return 2;
    std::string out;
    const bool agrees = tell_verdicts(path, notes, out);
    write_all(out);
    return agrees ? 0 : 1;
}

} // namespace

void add_compare(CLI::App& tp, int& status) {
    const auto path = std::make_shared<std::string>();
    auto* command = tp.add_subcommand("compare", description);
    command->footer(footer);
    command->add_option("notes", *path, "The notes, a text file")->required()->type_name("FILE");
    command->callback(
        [&status, path] { status = run_command("tp compare", [&] { return compare(*path); }); });
}
