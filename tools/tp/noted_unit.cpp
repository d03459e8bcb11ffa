#include "noted_unit.hpp"

#include <fmt/format.h>
#include <numeric>

namespace {

constexpr std::size_t most_fillings = 3'000;
constexpr u8 type_mounted = 0x08; // of tbl_unit_type

constexpr std::array<const char*, traits> trait_names{
    "type",  "class", "weapon", "missile", "race",    "shield", "terrain",
    "moved", "blade", "guard",  "haste",   "courage", "men",    "first"};

std::vector<int> up_to(int count) {
    std::vector<int> values(static_cast<std::size_t>(count));
    std::iota(values.begin(), values.end(), 0);
    return values;
}

std::vector<int> values_of(std::size_t trait) {
    switch (trait) {
    case trait_type:
        return up_to(UNIT_TYPES);
    case trait_class:
        return up_to(CLASSES);
    case trait_weapon:
        return up_to(WEAPONS);
    case trait_missile: {
        auto values = up_to(MISSILES);
        values.push_back(MISSILE_NONE);
        return values;
    }
    case trait_race:
        return up_to(RACES);
    case trait_terrain:
        return up_to(TERRAINS);
    case trait_shield:
    case trait_moved:
        return up_to(2);
    default:
        return up_to(SPELL_MOST + 1);
    }
}

void put(u8 unit, const std::array<int, traits>& values) {
    const auto byte = [&](Trait trait) { return static_cast<u8>(values[trait]); };
    unit_type[unit] = byte(trait_type);
    unit_class[unit] = byte(trait_class);
    unit_weapon[unit] = byte(trait_weapon);
    unit_missile[unit] = byte(trait_missile);
    unit_race[unit] = byte(trait_race);
    unit_shield[unit] = byte(trait_shield);
    unit_terrain[unit] = byte(trait_terrain);
    unit_moved[unit] = byte(trait_moved);
    unit_blade[unit] = byte(trait_blade);
    unit_guard[unit] = byte(trait_guard);
    unit_haste[unit] = byte(trait_haste);
    unit_courage[unit] = byte(trait_courage);
    unit_set_men(unit, static_cast<u16>(values[trait_men]));
}

} // namespace

Fillings::Fillings(const Note& note, const Wanted& wanted) : note_(note) {
    for (std::size_t unit = 0; unit < 2; ++unit)
        for (std::size_t trait = 0; trait < trait_men; ++trait) {
            if (!wanted[unit][trait] || note.units[unit].known[trait]) continue;
            gaps_.push_back({unit, trait, values_of(trait)});
            missing_.push_back(
                fmt::format("the {} of {}", trait_names[trait], note.units[unit].name));
        }
}

bool Fillings::too_many() const {
    std::size_t count = 1;
    for (const auto& gap : gaps_) {
        count *= gap.values.size();
        if (count > most_fillings) return true;
    }
    return false;
}

// A weapon that is guessed must be one that the type can carry; who fires has missiles.
bool Fillings::is_possible(const std::array<std::array<int, traits>, 2>& values) const {
    for (const auto& gap : gaps_) {
        const auto& unit = values[gap.unit];
        const bool mounted =
            tbl_unit_type[static_cast<std::size_t>(unit[trait_type])] & type_mounted;
        if (gap.trait == trait_weapon && mounted != (unit[trait_weapon] < WEAPONS_MOUNTED))
            return false;
        if (gap.trait == trait_missile && gap.unit == 0 && unit[trait_missile] == MISSILE_NONE)
            return false;
    }
    return true;
}

void Fillings::each(const std::function<bool()>& take) const {
    std::array<std::array<int, traits>, 2> values{};
    for (std::size_t unit = 0; unit < 2; ++unit)
        for (std::size_t trait = 0; trait < traits; ++trait)
            values[unit][trait] = note_.units[unit].known[trait].value_or(0);
    std::vector<std::size_t> at(gaps_.size(), 0);
    for (;;) {
        for (std::size_t i = 0; i < gaps_.size(); ++i)
            values[gaps_[i].unit][gaps_[i].trait] = gaps_[i].values[at[i]];
        if (is_possible(values)) {
            put(0, values[0]);
            put(1, values[1]);
            if (!take()) return;
        }
        std::size_t i = 0;
        while (i < at.size() && ++at[i] == gaps_[i].values.size()) at[i++] = 0;
        if (i == at.size()) return;
    }
}
