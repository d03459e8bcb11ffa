// movement, weapons, casualties, sight: the charts of the cards.
#include "sections.hpp"

#include <algorithm>

void read_movement(Row file, Cards& cards) {
    auto columns = file.section("columns");
    columns.columns("terrain", ids(cards.terrains));
    columns.sourced();
    columns.done();
    for_each_name(file, "cost", "type", ids(cards.troops), [&](Index type, Row& row) {
        cards.troops[type].cost = row.numbers("row", cards.terrains.size(), 2, 127, true);
    });
    file.done();
}

namespace {

std::vector<Weapon> read_chart(Row& file, const std::string& list, std::size_t columns,
                               long highest) {
    std::vector<Weapon> weapons;
    for (auto& row : file.rows(list)) {
        Weapon weapon{row.text("weapon"), row.numbers("row", columns, 0, highest)};
        check_name(weapon.id, row, "weapon");
        for (const auto& other : weapons)
            if (other.id == weapon.id)
                row.diagnostics().expected(row.place("weapon"), "each weapon once",
                                           in_quotes(weapon.id) + " again");
        weapons.push_back(weapon);
        row.sourced();
        row.done();
    }
    if (weapons.empty() || weapons.size() > 8)
        file.diagnostics().expected(file.place(list), "from 1 to 8 rows of " + list,
                                    std::to_string(weapons.size()));
    return weapons;
}

} // namespace

void read_weapons(Row file, Cards& cards) {
    const auto types = ids(cards.troops);
    auto columns = file.section("columns");
    for (const auto type : columns.choices("types", types)) {
        cards.troops[type].column = cards.columns.size();
        cards.columns.push_back(types[type]);
    }
    if (cards.columns.size() > 8) // three bits of an index
        columns.diagnostics().expected(columns.place("types"), "at most 8 columns",
                                       std::to_string(cards.columns.size()));
    columns.sourced();
    columns.done();

    auto stand_in = file.section("stand_in");
    const auto guest = stand_in.choice("type", types);
    const auto host = stand_in.choice("column", types);
    cards.troops[guest].column = cards.troops[host].column;
    stand_in.sourced();
    stand_in.done();
    for (const auto& type : types)
        if (type != types[guest] &&
            std::find(cards.columns.begin(), cards.columns.end(), type) == cards.columns.end())
            columns.diagnostics().expected(
                columns.place("types"), "a column or a stand_in for " + in_quotes(type), "neither");

    const auto width = cards.columns.size();
    cards.mounted = read_chart(file, "mounted", width, 15); // a nibble
    cards.foot = read_chart(file, "foot", width, 15);
    for (const auto& weapon : read_chart(file, "missile", width, 1)) // a bit
        cards.missiles.push_back({weapon.id, weapon.factors, 0});
    for_each_name(file, "range", "weapon", ids(cards.missiles), [&](Index missile, Row& row) {
        cards.missiles[missile].range = row.number("hexes", 1, 15);
    });
    file.done();
}

void read_casualties(Row file, Cards& cards) {
    std::optional<long> next;
    bool open = true; // the last row must have no end, every other row must have one
    for (auto& row : file.rows("chart")) {
        Casualty line;
        if (!open)
            row.diagnostics().error(row.place(), "a row after the one without to is never reached");
        if (next || row.has("from")) line.from = row.number("from", -64, 64);
        if (row.has("to")) line.to = row.number("to", -64, 64);
        if (next && line.from != next)
            row.diagnostics().expected(row.place("from"),
                                       "the chart to go on at " + std::to_string(*next),
                                       std::to_string(*line.from));
        if (!next && line.from)
            row.diagnostics().error(row.place("from"),
                                    "the first row has no from: it holds for all below its to");
        line.base = row.number("base", 0, 100);
        line.each = row.number("each", 0, 100);
        line.after = row.number("after", -64, 64);
        open = line.to.has_value();
        next = line.to.value_or(64) + 1;
        cards.casualties.push_back(line);
        row.sourced();
        row.done();
    }
    if (open)
        file.diagnostics().expected(
            file.place("chart"), "the last row to have no to, so that the chart has no end", "one");

    auto die = file.section("average_die");
    cards.average_die = die.numbers("faces", 6, 2, 5); // two bits each, above 2
    die.sourced();
    die.done();
    file.done();
}

void read_sight(Row file, Cards& cards) {
    const auto names = ids(cards.terrains);
    const auto marked = [&](Row& parent, const std::string& key, auto mark) {
        auto row = parent.section(key);
        for (const auto terrain : row.choices("terrain", names)) mark(cards.terrains[terrain]);
        row.sourced();
        row.done();
    };
    std::vector<int> stands(names.size(), 0);
    auto low = file.section("low");
    auto high = file.section("high");
    marked(low, "from",
           [&](Terrain& t) { ++stands[static_cast<Index>(&t - cards.terrains.data())]; });
    marked(low, "blocked_by", [](Terrain& t) { t.blocks_low = true; });
    marked(low, "blocked_by_unit", [](Terrain& t) { t.blocks_low_with_unit = true; });
    marked(high, "from", [&](Terrain& t) {
        ++stands[static_cast<Index>(&t - cards.terrains.data())];
        t.high = true;
    });
    marked(high, "blocked_by", [](Terrain& t) { t.blocks_high = true; });
    marked(high, "blocked_by_unit", [&](Terrain& t) { // the packed table has no bit for it
        high.diagnostics().expected(high.place("blocked_by_unit"),
                                    "no terrain: from high ground a unit blocks nothing",
                                    in_quotes(t.id));
    });
    for (Index i = 0; i < names.size(); ++i)
        if (stands[i] != 1)
            file.diagnostics().expected(high.place("from"),
                                        in_quotes(names[i]) + " under low or under high",
                                        stands[i] ? "it under both" : "it under neither");
    low.done();
    high.done();
    file.done();
}
