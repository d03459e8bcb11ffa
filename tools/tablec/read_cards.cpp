#include "cards.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <sstream>

#include "sections.hpp"

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> file_names = {
    "sources", "rulings",  "terrain",    "units",  "movement", "weapons", "tactics",
    "races",   "training", "casualties", "morale", "victory",  "sight"};

// The path as a person wrote it, so that an error can be clicked on.
std::string shown(const fs::path& folder, const std::string& name) {
    return (folder / name).generic_string();
}

std::optional<toml::table> parse(const fs::path& folder, const std::string& name,
                                 Diagnostics& diagnostics) {
    const auto path = shown(folder, name);
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream) {
        diagnostics.expected({path}, "this file", "none that can be read");
        return {};
    }
    try {
        return toml::parse(text.str(), path);
    } catch (const toml::parse_error& problem) {
        const auto begin = problem.source().begin;
        diagnostics.error({path, std::max(begin.line, 1U), std::max(begin.column, 1U)},
                          std::string(problem.description()));
        return {};
    }
}

void refuse_strangers(const fs::path& folder, Diagnostics& diagnostics) {
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        const auto path = entry.path();
        if (path.extension() != ".toml") continue;
        const auto stem = path.stem().string();
        if (std::find(file_names.begin(), file_names.end(), stem) == file_names.end())
            diagnostics.expected({shown(folder, path.filename().string())},
                                 "only data files that are known: " + one_of(file_names),
                                 in_quotes(stem));
    }
}

} // namespace

Cards read_cards(const fs::path& folder, Diagnostics& diagnostics) {
    Cards cards;
    if (!fs::is_directory(folder)) {
        diagnostics.expected({folder.generic_string()}, "a folder of TOML files", "none");
        return cards;
    }
    refuse_strangers(folder, diagnostics);

    std::map<std::string, toml::table> files;
    for (const auto& name : file_names)
        if (auto table = parse(folder, name + ".toml", diagnostics))
            files[name] = std::move(*table);
    // Files refer to each other: with one of them unread, the rest would only be noise.
    if (!diagnostics.clean()) return cards;

    Library library{diagnostics, {}, {}};
    const auto file = [&](const std::string& name) {
        return Row(files[name], shown(folder, name + ".toml"), library);
    };
    read_sources(file("sources"), library);
    read_rulings(file("rulings"), library, cards);
    read_terrain(file("terrain"), cards);
    read_units(file("units"), cards);
    // The names that all other files use must be right before these are read.
    if (!diagnostics.clean()) return cards;

    read_movement(file("movement"), cards);
    read_weapons(file("weapons"), cards);
    read_tactics(file("tactics"), cards);
    read_races(file("races"), cards);
    read_training(file("training"), cards);
    read_casualties(file("casualties"), cards);
    read_morale(file("morale"), cards);
    read_victory(file("victory"), cards);
    read_sight(file("sight"), cards);
    return cards;
}

void constant(Row& parent, const std::string& section, const std::string& key,
              const std::string& name, long lowest, long highest, Cards& cards) {
    auto row = parent.section(section);
    const auto value = row.number(key, lowest, highest);
    // The 6502 code adds or subtracts; the sign is in the name, the size in the constant.
    cards.constants.push_back({name, value < 0 ? -value : value});
    row.sourced();
    row.done();
}

void fixed(Row& parent, const std::string& section, const std::string& key, long value) {
    auto row = parent.section(section);
    row.number(key, value, value);
    row.sourced();
    row.done();
}
