// scenarios/*.toml: a battle each.
#include "read_scenarios.hpp"
#include "sections.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_scenarios = 9; // a digit chooses one
constexpr std::size_t longest_id = 24;
constexpr std::size_t longest_title = 34; // with its number before it, a line of a page
constexpr std::size_t longest_army = 16;

// What every machine can show, and what is no more than itself in C.
bool is_shown(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string(" .,;:!?'()-").find(c) != std::string::npos;
}

void check_letters(Row& row, const std::string& key, const std::string& text) {
    for (const char c : text)
        if (!is_shown(c))
            return row.diagnostics().expected(
                row.place(key), key + " of letters, digits, spaces and . , ; : ! ? ' ( ) -",
                in_quotes(text));
}

std::string read_story(Row& row) {
    const auto story = row.text("story");
    check_letters(row, "story", story);
    const auto lines = wrap(story, story_columns);
    const bool fits = std::all_of(lines.begin(), lines.end(), [](const std::string& line) {
        return line.size() <= story_columns;
    });
    if (!fits || lines.size() > story_lines)
        row.diagnostics().expected(
            row.place("story"),
            fmt::format("story to fit on {} lines of {} characters", story_lines, story_columns),
            fits ? fmt::format("{} lines", lines.size()) : "a word that is longer");
    return story;
}

// It is chosen by its id on a command line, and the id is a part of names in C.
bool is_word(const std::string& text) {
    return text.size() <= longest_id && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
           });
}

// The names of the TOML files, in an order that is the same everywhere.
std::vector<std::string> files_of(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    auto entry = fs::directory_iterator(folder, problem);
    for (; !problem && entry != fs::directory_iterator(); entry.increment(problem))
        if (entry->path().extension() == ".toml")
            names.push_back(entry->path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

// The number a scenario's file says, or 0: the checks come later.
long number_in(const toml::table& table) { return table["number"].value_or(0L); }

// What is true of all of them together.
struct Shelf {
    std::size_t count;
    // What game/shattered/scenario.h calls SCENARIO_...
    Ids names{{"h", "magic", "shuffles", "shield", "illusion", "head bytes", "unit bytes"}};
    std::set<long> numbers = {};

    void check(Row& file, const Scenario& scenario, const std::string& stem) {
        auto& diagnostics = file.diagnostics();
        if (!scenario.id.empty() && scenario.id != stem)
            diagnostics.expected(file.place("id"), in_quotes(stem) + ", which the file is called",
                                 in_quotes(scenario.id));
        else if (!is_word(scenario.id))
            diagnostics.expected(
                file.place("id"),
                fmt::format("id of up to {} small letters, digits and -", longest_id),
                in_quotes(scenario.id));
        else
            names.add(scenario.id, file);
        if (scenario.number == 0) return;
        if (scenario.number > static_cast<long>(count))
            diagnostics.expected(file.place("number"),
                                 fmt::format("numbers without a gap, so none above {}", count),
                                 std::to_string(scenario.number));
        else if (!numbers.insert(scenario.number).second)
            diagnostics.expected(file.place("number"), "each number once",
                                 std::to_string(scenario.number) + " again");
    }
};

Scenario read_scenario(const toml::table& table, const std::string& path, Row& file,
                       const Cards& cards) {
    Scenario scenario;
    auto& diagnostics = file.diagnostics();
    const Fine numbered(diagnostics);
    const auto number = file.number("number", 1, most_scenarios);
    if (numbered) scenario.number = number;
    scenario.id = file.text("id");
    scenario.title = shown_text(file, "title", longest_title);
    scenario.story = read_story(file);
    scenario.magic = file.truth("magic");
    scenario.north = shown_text(file, "north", longest_army);
    scenario.south = shown_text(file, "south", longest_army);
    const Fine drawn(diagnostics);
    scenario.map = read_map(table, path, file, cards);
    read_roster(file, scenario, static_cast<bool>(drawn), cards);
    file.sourced();
    file.done();
    return scenario;
}

} // namespace

std::vector<std::string> wrap(const std::string& text, std::size_t width) {
    std::vector<std::string> lines;
    std::string line;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            lines.push_back(line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

std::string shown_text(Row& row, const std::string& key, std::size_t most) {
    const auto text = row.text(key);
    if (text.size() > most)
        row.diagnostics().expected(
            row.place(key), fmt::format("{} of up to {} characters", key, most), in_quotes(text));
    else
        check_letters(row, key, text);
    return text;
}

void read_scenarios(const fs::path& folder, const fs::path& own, Library& library, Cards& cards) {
    struct File {
        std::string path, stem;
        toml::table table;
    };
    std::vector<File> files;
    const auto names = files_of(folder);
    if (names.empty() || names.size() > most_scenarios) {
        library.diagnostics.expected(
            {folder.generic_string()},
            fmt::format("from 1 to {} scenarios, a TOML file each", most_scenarios),
            std::to_string(names.size()));
        return;
    }
    const auto count = names.size();
    for (const auto& name : names)
        if (auto table = parse(folder, name, library.diagnostics))
            files.push_back({(folder / name).generic_string(), fs::path(name).stem().string(),
                             std::move(*table)});
    bool added = false;
    if (!own.empty()) {
        auto table = parse(own.parent_path(), own.filename().string(), library.diagnostics);
        if (!table) return;
        const auto number = number_in(*table);
        const auto replaced =
            std::erase_if(files, [&](const File& file) { return number_in(file.table) == number; });
        added = replaced == 0;
        files.push_back({own.generic_string(), own.stem().string(), std::move(*table)});
    }
    Shelf shelf{count + added};
    for (const auto& [path, stem, table] : files) {
        Row file(table, path, library);
        cards.scenarios.push_back(read_scenario(table, path, file, cards));
        shelf.check(file, cards.scenarios.back(), stem);
    }
    std::sort(cards.scenarios.begin(), cards.scenarios.end(),
              [](const Scenario& a, const Scenario& b) { return a.number < b.number; });
}
