#include "cards.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <sstream>

#include "sections.hpp"

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> file_names = {
    "sources", "rulings",  "terrain",    "units",  "movement", "weapons", "tactics",
    "races",   "training", "casualties", "morale", "victory",  "sight",   "battle"};

// The path as a person wrote it, so that an error can be clicked on.
std::string shown(const fs::path& folder, const std::string& name) {
    return (folder / name).generic_string();
}

std::optional<std::string> contents(const std::string& path) {
    std::error_code problem;
    if (!fs::is_regular_file(path, problem)) return {}; // a pipe would keep us waiting
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream || text.bad()) return {};
    return text.str();
}

// What toml++ 3.3 must not be given. Each part of a dotted key is a table within
// a table, and it takes them down by recursion, as many as there are: 50,000 end
// its stack. It has a limit for what is nested in brackets (256), so a limit for
// a line bounds the product. And it takes for granted that there is nothing
// beyond ASCII outside of texts and comments.
bool is_fit(const std::string& text, const std::string& path, Diagnostics& diagnostics) {
    constexpr unsigned most_dots = 64;
    Place place{path, 1, 0};
    unsigned dots = 0;
    char quote = 0; // or '#', until the line ends
    for (std::size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0; i < text.size(); ++i) {
        const char c = text[i];
        // The later bytes of a character do not count.
        if ((c & 0xc0) != 0x80 || place.column == 0) ++place.column;
        if (c == '\n') {
            ++place.line;
            place.column = dots = 0;
            quote = 0;
        } else if (c == '.' && ++dots > most_dots) {
            diagnostics.expected(
                place,
                fmt::format("at most {} dots in a line, as no key may have more parts", most_dots),
                "more");
            return false;
        } else if (quote == 0 && (c & 0x80)) {
            diagnostics.expected(place, "letters beyond ASCII only in quotes and comments",
                                 fmt::format("the byte 0x{:02x}", static_cast<unsigned char>(c)));
            return false;
        } else if (quote == 0 && (c == '"' || c == '\'' || c == '#')) {
            quote = c;
        } else if (quote == '"' && c == '\\') {
            if (i + 1 < text.size() && text[i + 1] != '\n') ++i, ++place.column;
        } else if (quote == c && c != '#') {
            quote = 0;
        }
    }
    return true;
}

// "Error while parsing THING: expected THIS, saw THAT", or else what is wrong with THING.
void report(const toml::parse_error& problem, const std::string& path, Diagnostics& diagnostics) {
    const auto begin = problem.source().begin;
    const Place place{path, std::max(begin.line, 1U), std::max(begin.column, 1U)};
    std::string thing = "text", what(problem.description());
    constexpr std::string_view opening = "Error while parsing ", wanted = "expected ",
                               saw = ", saw ";
    const auto colon = what.find(": ");
    if (what.starts_with(opening) && colon != std::string::npos) {
        thing = what.substr(opening.size(), colon - opening.size());
        what.erase(0, colon + 2);
    }
    if (const auto at = what.rfind(saw); at != std::string::npos && what.starts_with(wanted))
        diagnostics.expected(place, what.substr(wanted.size(), at - wanted.size()),
                             what.substr(at + saw.size()) + " in this " + thing);
    else
        diagnostics.expected(place, "TOML", fmt::format("this {}: {}", thing, what));
}

} // namespace

std::optional<toml::table> parse(const fs::path& folder, const std::string& name,
                                 Diagnostics& diagnostics) {
    const auto path = shown(folder, name);
    const auto text = contents(path);
    if (!text) {
        diagnostics.expected({path}, "this file", "none that can be read");
        return {};
    }
    constexpr std::size_t most = 1'000'000; // a hundred times what a game needs
    if (text->size() > most) {
        diagnostics.expected({path}, fmt::format("at most {} bytes", most),
                             fmt::format("{}", text->size()));
        return {};
    }
    if (!is_fit(*text, path, diagnostics)) return {};
    try {
        return toml::parse(*text, path);
    } catch (const toml::parse_error& problem) {
        report(problem, path, diagnostics);
        return {};
    }
}

namespace {

void refuse_strangers(const fs::path& folder, Diagnostics& diagnostics) {
    std::error_code problem;
    auto entry = fs::directory_iterator(folder, problem);
    for (; !problem && entry != fs::directory_iterator(); entry.increment(problem)) {
        const auto path = entry->path();
        if (path.extension() != ".toml") continue;
        const auto stem = path.stem().string();
        if (std::find(file_names.begin(), file_names.end(), stem) == file_names.end())
            diagnostics.expected({shown(folder, path.filename().string())},
                                 "only data files that are known: " + one_of(file_names),
                                 in_quotes(stem));
    }
}

// It is named in the head of every output file, which is C, assembler or Markdown.
std::string game_of(const fs::path& folder, Diagnostics& diagnostics) {
    std::error_code problem;
    const auto name = fs::canonical(folder, problem).filename().string();
    const auto fit = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; };
    if (problem || name.empty() || !std::all_of(name.begin(), name.end(), fit))
        diagnostics.expected({folder.generic_string()},
                             "the folder's name to be letters, digits, - and _", in_quotes(name));
    return name;
}

} // namespace

Cards read_cards(const fs::path& folder, Diagnostics& diagnostics, const fs::path& own) {
    Cards cards;
    std::error_code problem;
    if (!fs::is_directory(folder, problem)) {
        diagnostics.expected({folder.generic_string()}, "a folder of TOML files", "none");
        return cards;
    }
    cards.game = game_of(folder, diagnostics);
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
    // The names that other files use must be right before these are read.
    read_sources(file("sources"), library, cards);
    if (!diagnostics.clean()) return cards;
    read_rulings(file("rulings"), library, cards);
    if (!diagnostics.clean()) return cards;
    library.unsourced.clear(); // the documents and the rulings: what the others cite
    read_terrain(file("terrain"), cards);
    read_units(file("units"), cards);
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
    read_battle(file("battle"), cards);
    cards.cells = library.cells; // the rosters have one mark each, and no cells
    cards.unsourced = library.unsourced;
    if (diagnostics.clean()) read_scenarios(folder / "scenarios", own, library, cards);
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
