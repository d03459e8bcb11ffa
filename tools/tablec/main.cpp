// tablec: compiles the rules' tables of one game into bytes.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "cards.hpp"
#include "tables.hpp"
#include "write.hpp"

namespace fs = std::filesystem;

namespace {

// Untouched when nothing has changed, so that nothing is built again; whole or not at all.
void put(const fs::path& path, const std::string& contents) {
    {
        std::ifstream old(path, std::ios::binary);
        std::stringstream text;
        text << old.rdbuf();
        if (old && text.str() == contents) return;
    }
    auto temporary = path;
    temporary += ".new";
    {
        std::ofstream out(temporary, std::ios::binary);
        out << contents;
        out.close();
        if (!out)
            throw fs::filesystem_error("cannot write", temporary,
                                       std::make_error_code(std::errc::io_error));
    }
    fs::rename(temporary, path);
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Compiles the tables of a game, data/<game>/*.toml, into packed bytes."};
    std::string folder, output, rulings;
    app.add_option("folder", folder, "the game's data folder")->required();
    auto* out = app.add_option("-o,--output", output,
                               "folder for tables.h, .c, .inc, .bin, .txt and names");
    auto* page =
        app.add_option("--rulings", rulings, "write the rulings as a page, e.g. docs/rulings.md");
    CLI11_PARSE(app, argc, argv);
    if (out->empty() && page->empty()) {
        std::cerr << "tablec: nothing to write: give -o FOLDER or --rulings FILE\n";
        return 2;
    }

    Diagnostics diagnostics;
    const auto cards = read_cards(folder, diagnostics);
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        std::cerr << fmt::format("{} error{}; nothing was written\n", diagnostics.count(),
                                 diagnostics.count() == 1 ? "" : "s");
        return 1;
    }

    const auto tables = pack(cards);
    std::set<std::string> constants;
    for (const auto& constant : tables.constants)
        if (!constants.insert(constant.name).second) {
            std::cerr << fmt::format("{}:1:1: error: two names become {}; rename one\n", folder,
                                     constant.name);
            return 1;
        }

    const auto game = fs::weakly_canonical(folder).filename().string();
    try {
        if (!rulings.empty()) put(rulings, render_rulings(cards, game));
        if (!output.empty()) {
            fs::create_directories(output);
            for (const auto& [name, contents] : render(tables, game))
                put(fs::path(output) / name, contents);
        }
    } catch (const fs::filesystem_error& problem) {
        std::cerr << "tablec: " << problem.what() << "\n";
        return 1;
    }
    return 0;
}
