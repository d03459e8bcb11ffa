// The rules of one game as its data files state them, checked and complete.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cell.hpp"
#include "diagnostics.hpp"
#include "scenarios.hpp"

using Index = std::size_t;
using Numbers = std::vector<long>;

struct Troop {
    std::string id, name;
    bool mounted = false;
    bool soft = false; // more vulnerable still without shields
    Index column = 0;  // of the weapon factor charts
    long weight = 0;   // of one warrior in the tally
    Numbers cost;      // by terrain; 0 is prohibited
};

struct Terrain {
    std::string id, symbol;
    long melee = 0, fire = 0; // factors taken from who attacks, who shoots
    bool high = false;        // who stands here sees over low ground
    bool blocks_low = false, blocks_low_with_unit = false;
    bool blocks_high = false;
};

struct Weapon {
    std::string id;
    Numbers factors; // by column
};

struct Missile {
    std::string id;
    Numbers factors;
    long range = 0;
};

struct Race {
    std::string id;
    long morale = 0;
    bool bow = false, hatred = false, hated = false, dread = false;
    bool scales = false, fear = false, sooner = false;
};

struct TrainingClass {
    std::string id;
    long random_lowest = 0, random_highest = 0;
    long take_orders = 0, halt_to = 0;
    long battles_lost = 0;
};

struct Casualty {
    std::optional<long> from, to;
    long base = 0, each = 0, after = 0;
    Place place = {};
};

struct Margin {
    std::string result;
    long from = 0;
};

struct Ruling {
    std::string id, question, says, choice, settle;
    std::vector<std::string> sources, alternatives;
    std::string reading, usual, option; // where the other way is selectable
    long bit = 0;                       // of rules_readings
    Place place = {};
};

// A document that values cite.
struct Source {
    std::string file, title;
    long lines = 0;
};

// A single number of the rules, named as the programs know it.
struct Constant {
    std::string name;
    long value;
};

struct Cards {
    std::string game; // the folder's name
    std::vector<Troop> troops;
    std::vector<Terrain> terrains;
    std::vector<std::string> columns;
    std::vector<Weapon> mounted, foot;
    std::vector<Missile> missiles;
    std::vector<Race> races;
    std::vector<TrainingClass> classes;
    std::vector<Casualty> casualties;
    Numbers average_die;
    std::vector<Margin> margins;
    std::vector<Ruling> rulings;
    std::vector<Constant> constants;
    std::vector<Scenario> scenarios; // by number

    // Where all of it comes from: for the conformance page.
    std::vector<Source> sources;
    std::vector<Cell> cells;      // in the order of the files
    std::vector<Place> unsourced; // tables of rule values without any mark
};

// Reads every data file of the folder; own is a scenario that is not there but is to
// be played with the others. What it returns may be used only if diagnostics is clean.
Cards read_cards(const std::filesystem::path& folder, Diagnostics& diagnostics,
                 const std::filesystem::path& own = {});

// An id as the programs spell it, e.g. TERRAIN_LIGHT_WOODS.
std::string constant_name(std::string prefix, const std::string& id);

// The rows of the casualty chart hold for any number of factors, the packed
// table for these: the chart is level outside of them, or at 255, the most a
// byte can hold.
constexpr long lowest_factor = -2;
constexpr long highest_factor = 54;
const Casualty& casualty_row(const std::vector<Casualty>& chart, long factors);
long casualty_percent(const std::vector<Casualty>& chart, long factors);

template <class T> std::vector<std::string> ids(const std::vector<T>& things) {
    std::vector<std::string> names;
    for (const auto& thing : things) names.push_back(thing.id);
    return names;
}
