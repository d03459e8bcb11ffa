// movement, weapons, casualties, sight: the charts of the cards.
#include "sections.hpp"

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
                               long highest, Ids ids) {
    std::vector<Weapon> weapons;
    for (auto& row : file.rows(list, 8)) {
        Weapon weapon{row.text("weapon"), row.numbers("row", columns, 0, highest)};
        ids.add(weapon.id, row, "weapon");
        weapons.push_back(weapon);
        row.sourced();
        row.done();
    }
    return weapons;
}

// Gives every type a column of the charts, its own or another's. False if it is
// not clear how many columns there are.
bool read_columns(Row& file, Cards& cards) {
    const Fine fine(file.diagnostics());
    const auto types = ids(cards.troops);
    auto columns = file.section("columns");
    std::vector<bool> has_column(types.size(), false);
    for (const auto type : columns.choices("types", types)) {
        has_column[type] = true;
        cards.troops[type].column = cards.columns.size();
        cards.columns.push_back(types[type]);
    }
    if (cards.columns.size() > 8) // three bits of an index
        columns.diagnostics().expected(columns.place("types"), "at most 8 columns",
                                       std::to_string(cards.columns.size()));
    const bool clear = static_cast<bool>(fine);
    columns.sourced();
    columns.done();

    auto stand_in = file.section("stand_in");
    const Fine named(file.diagnostics());
    const auto guest = stand_in.choice("type", types);
    const auto host = stand_in.choice("column", types);
    const bool checkable = clear && named && stand_in.has("type");
    stand_in.sourced();
    stand_in.done();
    if (!checkable) return clear;
    if (has_column[guest])
        stand_in.diagnostics().expected(stand_in.place("type"), "a type without a column",
                                        in_quotes(types[guest]) + ", which has one");
    if (!has_column[host])
        stand_in.diagnostics().expected(stand_in.place("column"), one_of(cards.columns),
                                        in_quotes(types[host]) + ", which has no column");
    cards.troops[guest].column = cards.troops[host].column;
    has_column[guest] = true;
    for (Index type = 0; type < types.size(); ++type)
        if (!has_column[type])
            columns.diagnostics().expected(columns.place("types"),
                                           "a column or a stand_in for " + in_quotes(types[type]),
                                           "neither");
    return true;
}

} // namespace

void read_weapons(Row file, Cards& cards) {
    if (!read_columns(file, cards)) return; // no row could be told to have the right length
    const auto width = cards.columns.size();
    cards.mounted = read_chart(file, "mounted", width, 15, Ids()); // a nibble
    cards.foot = read_chart(file, "foot", width, 15, Ids());
    for (const auto& weapon : read_chart(file, "missile", width, 1, Ids({"none"}))) // a bit
        cards.missiles.push_back({weapon.id, weapon.factors, 0});
    for_each_name(file, "range", "weapon", ids(cards.missiles), [&](Index missile, Row& row) {
        cards.missiles[missile].range = row.number("hexes", 1, 15);
    });
    file.done();
}

namespace {

// The packed table has an end on either side, and cannot hold less than nothing.
void check_percents(const std::vector<Casualty>& chart, Diagnostics& diagnostics) {
    const auto percent = [&](long factors) { return casualty_percent(chart, factors); };
    const auto refuse = [&](const std::string& wanted, long factors) {
        diagnostics.expected(casualty_row(chart, factors).place, wanted,
                             std::to_string(percent(factors)) + " percent at " +
                                 std::to_string(factors));
    };
    for (long factors = lowest_factor; factors <= highest_factor; ++factors)
        if (percent(factors) < 0) return refuse("0 percent or more", factors);
    constexpr long beyond = 66; // what a row can name is within 64 of zero
    for (long factors = lowest_factor - 1; factors >= -beyond; --factors)
        if (percent(factors) != percent(lowest_factor))
            return refuse("the chart to be level below " + std::to_string(lowest_factor) +
                              " factors",
                          factors);
    for (long factors = highest_factor + 1; factors <= beyond; ++factors)
        if (percent(factors) != percent(highest_factor))
            return refuse("the chart to be level, or at 255 percent, from " +
                              std::to_string(highest_factor) + " factors on",
                          factors);
}

} // namespace

void read_casualties(Row file, Cards& cards) {
    const Fine fine(file.diagnostics());
    std::optional<long> last; // of the row before
    Place end = file.place("chart");
    bool first = true;
    for (auto& row : file.rows("chart", 64)) {
        Casualty line;
        line.place = row.place();
        end = row.place("to");
        if (!first && !last)
            row.diagnostics().expected(row.place(), "no row after the one without to",
                                       "one that is never reached");
        if (!first || row.has("from")) line.from = row.number("from", -64, 64);
        if (row.has("to")) line.to = row.number("to", -64, 64);
        if (first && line.from)
            row.diagnostics().expected(row.place("from"),
                                       "no from in the first row: it holds for all below its to",
                                       std::to_string(*line.from));
        else if (last && line.from != *last + 1)
            row.diagnostics().expected(row.place("from"),
                                       "the chart to go on at " + std::to_string(*last + 1),
                                       std::to_string(*line.from));
        else if (line.from && line.to && *line.to < *line.from)
            row.diagnostics().expected(row.place("to"),
                                       "to = " + std::to_string(*line.from) + " or more",
                                       std::to_string(*line.to));
        line.base = row.number("base", 0, 100);
        line.each = row.number("each", 0, 100);
        line.after = row.number("after", -64, 64);
        last = line.to;
        first = false;
        cards.casualties.push_back(line);
        row.sourced();
        row.done();
    }
    if (fine && last)
        file.diagnostics().expected(end, "no to in the last row: it holds for all above its from",
                                    std::to_string(*last));
    if (fine && !first) check_percents(cards.casualties, file.diagnostics());

    auto die = file.section("average_die");
    cards.average_die = die.numbers("faces", 6, 2, 5); // APART_WIDEST of dice.h apart
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
    const Fine fine(file.diagnostics());
    marked(low, "from",
           [&](Terrain& t) { ++stands[static_cast<Index>(&t - cards.terrains.data())]; });
    marked(high, "from", [&](Terrain& t) {
        ++stands[static_cast<Index>(&t - cards.terrains.data())];
        t.high = true;
    });
    const bool known = fine && low.has("from") && high.has("from");
    for (Index i = 0; known && i < names.size(); ++i)
        if (stands[i] != 1)
            file.diagnostics().expected(high.place("from"),
                                        in_quotes(names[i]) + " under low or under high",
                                        stands[i] ? "it under both" : "it under neither");
    marked(low, "blocked_by", [](Terrain& t) { t.blocks_low = true; });
    marked(low, "blocked_by_unit", [](Terrain& t) { t.blocks_low_with_unit = true; });
    marked(high, "blocked_by", [](Terrain& t) { t.blocks_high = true; });
    marked(high, "blocked_by_unit", [&](Terrain& t) { // the packed table has no bit for it
        high.diagnostics().expected(high.place("blocked_by_unit"),
                                    "no terrain: from high ground a unit blocks nothing",
                                    in_quotes(t.id));
    });
    low.done();
    high.done();
    file.done();
}
