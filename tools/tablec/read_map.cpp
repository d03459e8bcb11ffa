// The map of a scenario: a text a row, a character a hex.
#include "read_scenarios.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace {

constexpr std::size_t most_columns = 32, most_rows = 24; // of game/core/hex.h

// The characters of a text in UTF-8, which is what TOML counts its columns in.
std::vector<std::string> characters(const std::string& text) {
    std::vector<std::string> found;
    for (const char c : text) {
        if ((c & 0xc0) != 0x80 || found.empty()) found.emplace_back();
        found.back() += c;
    }
    return found;
}

// Where a character of a text is, if the text stands as it is written: on one
// line and without escapes. Else where the text begins.
Place place_within(const toml::node& text, std::size_t index, std::size_t length,
                   const std::string& path) {
    auto place = place_of(text, path);
    const auto begin = text.source().begin, end = text.source().end;
    if (begin.line == end.line && end.column - begin.column == length + 2)
        place.column += static_cast<unsigned>(index) + 1;
    return place;
}

std::vector<std::size_t> read_row(const toml::node& node, const std::string& path,
                                  const Cards& cards, Diagnostics& diagnostics) {
    std::vector<std::size_t> row;
    const auto symbols = characters(node.value_or(std::string()));
    std::vector<std::string> known;
    for (const auto& terrain : cards.terrains) known.push_back(terrain.symbol);
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const auto found = std::find(known.begin(), known.end(), symbols[i]);
        if (found == known.end())
            diagnostics.expected(place_within(node, i, symbols.size(), path), one_of(known),
                                 in_quotes(symbols[i]));
        row.push_back(static_cast<std::size_t>(found - known.begin()));
    }
    return row;
}

} // namespace

Map read_map(const toml::table& table, const std::string& path, Row& file, const Cards& cards) {
    auto& diagnostics = file.diagnostics();
    const auto* list = file.has("map") ? table.get("map")->as_array() : nullptr;
    if (!list) {
        diagnostics.expected(file.place("map"), "map = a list of texts, one for each row of hexes",
                             file.has("map") ? describe(*table.get("map")) : "no such key");
        return {};
    }
    if (list->empty() || list->size() > most_rows)
        diagnostics.expected(file.place("map"), fmt::format("from 1 to {} rows", most_rows),
                             fmt::format("{}", list->size()));
    Map map;
    for (const auto& node : *list) {
        if (!node.is_string()) {
            diagnostics.expected(place_of(node, path), "a text", describe(node));
            continue;
        }
        const auto row = read_row(node, path, cards, diagnostics);
        if (map.empty() && (row.empty() || row.size() > most_columns))
            diagnostics.expected(place_of(node, path),
                                 fmt::format("from 1 to {} hexes in a row", most_columns),
                                 fmt::format("{}", row.size()));
        else if (!map.empty() && row.size() != map.front().size())
            diagnostics.expected(
                place_of(node, path),
                fmt::format("{} hexes in this row, as in the first", map.front().size()),
                fmt::format("{}", row.size()));
        map.push_back(row);
    }
    return map;
}
