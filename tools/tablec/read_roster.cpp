// The units of a scenario: who they are, and that each may be where it is.
#include "read_scenarios.hpp"
#include "sections.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace {

constexpr std::size_t most_units = 64;   // UNITS_MAX of game/core/unit.h
constexpr std::size_t longest_name = 14; // what a line of the roster has room for
constexpr std::size_t most_races = 16;   // four bits
constexpr long most_men = 4095;          // what strength x percent is exact for
constexpr long most_spells = 15;

class Roster {
  public:
    Roster(Scenario& scenario, bool map_is_good, const Cards& cards)
        : scenario_(scenario), map_is_good_(map_is_good), cards_(cards) {
        for (const auto& constant : cards.constants)
            if (constant.name == "NIGHTFALL") nightfall_ = constant.value;
    }

    void read(Row& file) {
        if (file.has("leader")) leader_ = file.text("leader");
        const Fine counted(file.diagnostics());
        auto rows = file.rows("unit", most_units);
        if (!counted && rows.size() == most_units) return; // with only some of them: noise
        for (auto& row : rows) read_unit(row);
        // An illusion may stand before its original in the file.
        for (auto& entry : entries_)
            if (entry.unit.illusion) copy_original(entry);
        for (auto& entry : entries_) check_place(entry);
        if (!leader_.empty() && !entries_.empty() && !original(leader_))
            file.diagnostics().expected(file.place("leader"), "the name of a unit",
                                        in_quotes(leader_));
        std::stable_partition(entries_.begin(), entries_.end(),
                              [](const Entry& entry) { return !entry.unit.south; });
        for (const auto& entry : entries_) {
            if (entry.unit.name == leader_ && !entry.unit.illusion)
                scenario_.leader = scenario_.units.size();
            scenario_.units.push_back(entry.unit);
        }
    }

  private:
    struct Entry {
        ScenarioUnit unit;
        Row row;
        bool has_type, has_place; // that can be relied on
    };

    void read_unit(Row& row) {
        ScenarioUnit unit;
        auto& diagnostics = row.diagnostics();
        unit.south = row.choice("army", {"north", "south"}) == 1;
        unit.name = shown_text(row, "name", longest_name);
        unit.illusion = row.has("illusion") && row.truth("illusion");
        const Fine placed(diagnostics);
        const auto at = row.numbers("at", 2, 0, 255);
        unit.column = at[0];
        unit.row = at[1];
        const bool has_place = placed && row.has("at");
        const bool has_type = !unit.illusion && read_troops(row, unit);
        if (!unit.illusion) check_name(row, unit);
        row.sourced();
        row.done();
        entries_.push_back({unit, row, has_type, has_place});
    }

    // Returns whether the type is known.
    bool read_troops(Row& row, ScenarioUnit& unit) {
        auto& diagnostics = row.diagnostics();
        unit.race = row.choice("race", ids(cards_.races));
        if (unit.race >= most_races)
            diagnostics.expected(row.place("race"),
                                 fmt::format("one of the first {} races", most_races),
                                 in_quotes(cards_.races[unit.race].id));
        const Fine typed(diagnostics);
        unit.type = row.choice("type", ids(cards_.troops));
        const bool has_type = typed && row.has("type");
        unit.training = row.choice("class", ids(cards_.classes));
        if (has_type) // each arm has weapons of its own
            unit.weapon = read_weapon(row, cards_.troops[unit.type]);
        else
            row.text("weapon");
        if (row.has("missile")) unit.missile = row.choice("missile", ids(cards_.missiles));
        unit.shield = row.truth("shield");
        unit.men = row.number("men", 1, most_men);
        if (row.has("spells")) unit.spells = row.number("spells", 1, most_spells);
        if (row.has("spells") && !scenario_.magic)
            diagnostics.expected(row.place("spells"), "no spells, as magic = false",
                                 std::to_string(unit.spells));
        if (row.has("arrives")) unit.arrives = row.number("arrives", 1, nightfall_ - 1);
        return has_type;
    }

    std::size_t read_weapon(Row& row, const Troop& troop) const {
        const auto& weapons = troop.mounted ? cards_.mounted : cards_.foot;
        const auto weapon = row.choice("weapon", ids(weapons));
        return troop.mounted ? weapon : cards_.mounted.size() + weapon;
    }

    void check_name(Row& row, const ScenarioUnit& unit) {
        if (!unit.name.empty() && original(unit.name))
            row.diagnostics().expected(row.place("name"), "each name once, but for illusions",
                                       in_quotes(unit.name) + " again");
    }

    const Entry* original(const std::string& name) const {
        const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
            return !entry.unit.illusion && entry.unit.name == name;
        });
        return found == entries_.end() ? nullptr : &*found;
    }

    void copy_original(Entry& entry) {
        auto& unit = entry.unit;
        const auto* other = original(unit.name);
        const auto refuse = [&](const std::string& wanted) {
            entry.row.diagnostics().expected(entry.row.place("name"), wanted, in_quotes(unit.name));
        };
        if (unit.name.empty()) return; // which has been reported
        if (!other || other->unit.south != unit.south)
            return refuse("the name of a real unit of the same army");
        if (unit.name != leader_) // with whom the programs let them change places
            return refuse("illusions of the leader only");
        const auto column = unit.column, row = unit.row;
        unit = other->unit;
        unit.illusion = true;
        unit.spells = 0; // what it cast would be real
        unit.column = column;
        unit.row = row;
        entry.has_type = other->has_type;
    }

    void check_place(Entry& entry) {
        if (!map_is_good_ || !entry.has_place) return;
        const auto& unit = entry.unit;
        const auto& map = scenario_.map;
        const auto refuse = [&](const std::string& wanted, const std::string& found) {
            entry.row.diagnostics().expected(entry.row.place("at"), wanted, found);
        };
        const auto column = static_cast<std::size_t>(unit.column),
                   row = static_cast<std::size_t>(unit.row);
        if (row >= map.size() || column >= map.front().size())
            return refuse(fmt::format("a hex of the map, from [0, 0] to [{}, {}]",
                                      map.front().size() - 1, map.size() - 1),
                          fmt::format("[{}, {}]", column, row));
        const auto [other, is_free] = taken_.insert({{column, row}, unit.name});
        if (!is_free)
            return refuse("one unit a hex", fmt::format("the hex of {}", in_quotes(other->second)));
        const auto terrain = map[row][column];
        if (entry.has_type && cards_.troops[unit.type].cost[terrain] == 0)
            refuse("terrain that is open to " + cards_.troops[unit.type].id,
                   cards_.terrains[terrain].id);
    }

    Scenario& scenario_;
    bool map_is_good_;
    const Cards& cards_;
    long nightfall_ = 0;
    std::string leader_;
    std::vector<Entry> entries_; // as they come in the file
    std::map<std::pair<std::size_t, std::size_t>, std::string> taken_;
};

} // namespace

void read_roster(Row& file, Scenario& scenario, bool map_is_good, const Cards& cards) {
    const Fine fine(file.diagnostics());
    Roster(scenario, map_is_good, cards).read(file);
    const auto& units = scenario.units;
    for (const bool south : {false, true})
        if (fine && std::none_of(units.begin(), units.end(),
                                 [&](const ScenarioUnit& unit) { return unit.south == south; }))
            file.diagnostics().expected(file.place("unit"),
                                        fmt::format("units of the {}", south ? "south" : "north"),
                                        "none");
}
