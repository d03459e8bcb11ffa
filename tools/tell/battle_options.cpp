#include "battle_options.hpp"

#include <fmt/format.h>
#include <limits>
#include <vector>

#include "command_options.hpp"

namespace {

u8 scenario_of(const std::string& word) {
    const Words ids(scenario_id, SCENARIOS);
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (word == ids[i] || word == fmt::to_string(i + 1)) return static_cast<u8>(i);
    refuse_option("--scenario", fmt::format("1 to {}, {}", SCENARIOS, one_of(ids)), word);
}

u8 readings_of(const std::vector<std::string>& words) {
    unsigned readings = 0;
    for (const auto& word : words) readings |= 1U << word_index("--reading", word, name_reading);
    return static_cast<u8>(readings);
}

} // namespace

void add_battle_options(CLI::App& command, BattleOptions& options) {
    add_word(
        command, "--scenario", scenario_id[options.scenario],
        [&options](const std::string& word) { options.scenario = scenario_of(word); },
        fmt::format("Its number or its name: {}", one_of({scenario_id, SCENARIOS})));
    add_number(command, "--seed", options.seed, 0, std::numeric_limits<u32>::max(),
               "The same seed is the same battle");
    add_choice(command, "--north", player_names, options.players[NORTH], "Who leads the north");
    add_choice(command, "--south", player_names, options.players[SOUTH], "Who leads the south");
    add_choice(command, "--variant", variant_names, options.variant,
               "All spells, or only what the cards name");
    add_choice(command, "--level", level_names, options.level, "How hard the person has it");
    add_choice(command, "--person", army_names, options.person,
               "Whose side the level is seen from");
    add_words(
        command, "--reading",
        [&options](const std::vector<std::string>& words) {
            options.readings = readings_of(words);
        },
        "A rule read the other way, once for each: " + one_of(name_reading));
}

void set_options(const BattleOptions& options) {
    battle_scenario = options.scenario;
    battle_variant = options.variant;
    battle_level = options.level;
    battle_person = options.person;
    battle_seed = options.seed;
    rules_readings = options.readings;
}
