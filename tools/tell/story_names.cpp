#include "story_names.hpp"

#include <array>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "wording.hpp"

namespace {

std::string_view name_of(u8 unit) {
    return scenario_name[battle_scenario][unit];
}

bool is_mounted(u8 unit) {
    return unit_weapon[unit] < WEAPONS_MOUNTED;
}

// "Old Grub's Mob": it has an owner of two words and takes no article.
bool has_named_owner(std::string_view name) {
    const auto owner = name.substr(0, name.find("'s "));
    return owner.size() < name.size() && owner.find(' ') != owner.npos;
}

std::string with_article(std::string_view name) {
    if (name.starts_with("The ")) name.remove_prefix(4);
    return fmt::format("the {}", name);
}

} // namespace

bool is_person(u8 unit) {
    // Illusions share their name with the leader they are illusions of.
    return unit == setup_leader || unit_illusion[unit] || name_of(unit).starts_with("Lord ");
}

std::string unit_called(u8 unit) {
    const auto name = name_of(unit);
    if (is_person(unit)) return fmt::format("{}'s {}", name, is_mounted(unit) ? "riders" : "men");
    if (has_named_owner(name)) return std::string(name);
    return with_article(name);
}

std::string army_called(u8 army) {
    const std::string_view name = scenario_army[battle_scenario * ARMIES + army];
    const bool has_article = name.find(' ') != name.npos && name.find("'s ") == name.npos;
    return has_article ? with_article(name) : std::string(name);
}

std::string possessive(const std::string& name) {
    return name + (name.ends_with('s') ? "'" : "'s");
}

std::string listed_units(std::span<const u8> units) {
    std::vector<std::string> names;
    for (const auto unit : units) names.push_back(unit_called(unit));
    const std::vector<std::string_view> views(names.begin(), names.end());
    return listed(views, "and");
}

std::string in_words(u32 number) {
    constexpr std::array words{"none",  "one",   "two",  "three", "four",   "five",  "six",
                               "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return number < words.size() ? words[number] : with_commas(number);
}

std::string with_commas(u32 number) {
    if (number < 1000) return fmt::to_string(number);
    return fmt::format("{},{:03}", with_commas(number / 1000), number % 1000);
}
