// tablec: compiles the rules' tables of one game into bytes.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

#include "cards.hpp"
#include "tables.hpp"
#include "write.hpp"

namespace fs = std::filesystem;

namespace {

using Files = std::map<fs::path, std::string>;

bool is_there(const fs::path& path, const std::string& contents) {
    std::ifstream old(path, std::ios::binary);
    std::stringstream text;
    text << old.rdbuf();
    return old && text.str() == contents;
}

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return text.str();
}

fs::path temporary_for(const fs::path& path) { return path.string() + ".new"; }

// All or none, as far as the file system lets us: each is whole before the
// first takes its place. What has not changed stays untouched, so that nothing
// is built again.
void put(const Files& files) {
    Files changed;
    for (const auto& [path, contents] : files)
        if (!is_there(path, contents)) changed[path] = contents;
    try {
        for (const auto& [path, contents] : changed) {
            std::ofstream out(temporary_for(path), std::ios::binary);
            out << contents;
            out.close();
            if (!out || fs::is_directory(path))
                throw std::runtime_error("cannot write " + path.string());
        }
        for (const auto& [path, contents] : changed) fs::rename(temporary_for(path), path);
    } catch (...) {
        std::error_code ignored;
        for (const auto& [path, contents] : changed) fs::remove(temporary_for(path), ignored);
        throw;
    }
}

// The readers see to it that no two ids become one name. This is for names that
// the compiler makes itself: C would take the second for a change of the first.
void check_constants(const Tables& tables) {
    std::set<std::string> names;
    for (const auto& constant : tables.constants)
        if (!names.insert(constant.name).second)
            throw std::logic_error("two constants are called " + constant.name);
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Compiles the tables of a game, data/<game>/*.toml, into packed bytes."};
    std::string folder, output, rulings, manual, own;
    app.add_option("folder", folder, "the game's data folder")->required();
    app.add_option("-o,--output", output,
                   "folder for tables.h, .c, .inc, .bin, .txt, names and scenarios");
    app.add_option("--scenario", own,
                   "a scenario of one's own, in place of the one with its number");
    app.add_option("--rulings", rulings, "write the rulings as a page, e.g. docs/rulings.md");
    app.add_option("--manual", manual, "write the tables into it that it has markers for");
    CLI11_PARSE(app, argc, argv);
    if (output.empty() && rulings.empty() && manual.empty()) {
        std::cerr << "tablec: nothing to write: give -o FOLDER or --rulings FILE\n";
        return 2;
    }

    Diagnostics diagnostics;
    const auto cards = read_cards(folder, diagnostics, own);
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        return 1;
    }
    try {
        const auto tables = pack(cards);
        check_constants(tables);
        Files files;
        if (!rulings.empty()) files[rulings] = render_rulings(cards);
        if (!manual.empty()) files[manual] = render_manual(cards, contents_of(manual));
        if (!output.empty())
            for (const auto& [name, contents] : render(tables, cards.game))
                files[fs::path(output) / name] = contents;
        std::error_code problem;
        if (!output.empty()) fs::create_directories(output, problem);
        if (problem) throw std::runtime_error("cannot make the folder " + output);
        put(files);
    } catch (const std::exception& problem) {
        std::cerr << "tablec: " << problem.what() << "\n";
        return 1;
    }
    return 0;
}
