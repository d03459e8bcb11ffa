// The battles of a game: a map, two armies and a story each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

struct ScenarioUnit {
    std::string name;
    bool south = false, shield = false;
    bool illusion = false; // of the leader: all but its place is his, and it has no spells
    std::size_t race = 0, type = 0, training = 0;
    std::size_t weapon = 0; // of the mounted and then the foot ones
    std::optional<std::size_t> missile;
    long men = 0, spells = 0;
    long column = 0, row = 0;
    long arrives = 0; // 0 is there from the start
};

// Terrains by row, then column; each row is as long as the first.
using Map = std::vector<std::vector<std::size_t>>;

struct Scenario {
    std::string id, title, story;
    std::string north, south; // the armies
    long number = 0;
    bool magic = false;
    Map map;
    std::vector<ScenarioUnit> units; // those of the north first
    std::optional<std::size_t> leader;
};

// The packed form, which game/shattered/scenario.h and game/core/hex.h say too.
namespace form {
constexpr std::size_t head_bytes = 6, unit_bytes = 9, r_zero = 16;
constexpr unsigned magic = 1, shuffles = 2, shield = 0x10, illusion = 0x20;
constexpr std::pair<const char*, std::size_t> constants[] = {{"SCENARIO_HEAD_BYTES", head_bytes},
                                                             {"SCENARIO_UNIT_BYTES", unit_bytes},
                                                             {"SCENARIO_MAGIC", magic},
                                                             {"SCENARIO_SHUFFLES", shuffles},
                                                             {"SCENARIO_SHIELD", shield},
                                                             {"SCENARIO_ILLUSION", illusion},
                                                             {"R_ZERO", r_zero}};
} // namespace form

// A page of the machines, which is what a story must fit on: C64 and Apple II
// have 40 columns.
constexpr std::size_t story_columns = 38;
constexpr std::size_t story_lines = 9;

// The text in lines of at most width characters, broken between words only.
std::vector<std::string> wrap(const std::string& text, std::size_t width);
