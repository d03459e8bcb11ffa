#include "battle_options.hpp"

#include <charconv>
#include <fmt/format.h>
#include <span>
#include <vector>

#include "complaint.hpp"

namespace {

using Names = std::span<const char* const>;

[[noreturn]] void refuse(const std::string& option, const std::string& wanted,
                         const std::string& found) {
    throw CLI::ValidationError(option,
                               fmt::format("expected {}, found {}", wanted, in_quotes(found)));
}

u8 index_of(const std::string& option, const std::string& word, Names names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (word == names[i]) return static_cast<u8>(i);
    refuse(option, one_of(names), word);
}

u8 scenario_of(const std::string& word) {
    const Names ids(scenario_id, SCENARIOS);
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (word == ids[i] || word == fmt::to_string(i + 1)) return static_cast<u8>(i);
    refuse("--scenario", fmt::format("1 to {}, {}", SCENARIOS, one_of(ids)), word);
}

u32 seed_of(const std::string& word) {
    u32 seed = 0;
    const auto* end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, seed);
    if (problem != std::errc{} || stop != end)
        refuse("--seed", "a whole number from 0 to 4294967295", word);
    return seed;
}

// One of a list of words, as its index.
template <class Target>
void add_choice(CLI::App& command, const std::string& option, Names names, Target& target,
                const std::string& help) {
    command
        .add_option_function<std::string>(
            option,
            [option, names, &target](const std::string& word) {
                target = static_cast<Target>(index_of(option, word, names));
            },
            fmt::format("{}: {}", help, one_of(names)))
        ->default_str(names[static_cast<u8>(target)])
        ->type_name("");
}

} // namespace

void add_battle_options(CLI::App& command, BattleOptions& options) {
    command
        .add_option_function<std::string>(
            "--scenario",
            [&options](const std::string& word) { options.scenario = scenario_of(word); },
            fmt::format("Its number or its name: {}", one_of({scenario_id, SCENARIOS})))
        ->default_str(scenario_id[options.scenario])
        ->type_name("");
    command
        .add_option_function<std::string>(
            "--seed", [&options](const std::string& word) { options.seed = seed_of(word); },
            "The same seed is the same battle")
        ->default_str(fmt::to_string(options.seed))
        ->type_name("");
    add_choice(command, "--north", player_names, options.players[NORTH], "Who leads the north");
    add_choice(command, "--south", player_names, options.players[SOUTH], "Who leads the south");
    add_choice(command, "--variant", variant_names, options.variant,
               "All spells, or only what the cards name");
    add_choice(command, "--level", level_names, options.level, "How hard the person has it");
    add_choice(command, "--person", army_names, options.person, "Whose side the level is seen from");
    command
        .add_option_function<std::vector<std::string>>(
            "--reading",
            [&options](const std::vector<std::string>& words) {
                for (const auto& word : words)
                    options.readings = static_cast<u8>(
                        options.readings | 1U << index_of("--reading", word, name_reading));
            },
            "A rule read the other way, once for each: " + one_of(name_reading))
        ->allow_extra_args(false)
        ->type_name("");
}

void set_options(const BattleOptions& options) {
    battle_scenario = options.scenario;
    battle_variant = options.variant;
    battle_level = options.level;
    battle_person = options.person;
    battle_seed = options.seed;
    rules_readings = options.readings;
}
