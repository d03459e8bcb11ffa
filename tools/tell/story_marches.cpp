#include "story_marches.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "story_names.hpp"
#include "story_words.hpp"

namespace {

// In time-points: from telling to telling, and how long nobody may have fought.
constexpr unsigned first_after = 8, then_after = 14, lull_after = 4;

struct Pair {
    u8 unit = NO_UNIT, enemy = NO_UNIT, distance = 255;
};

// The two that are nearest to each other, one of them of those that have moved.
Pair nearest(const std::bitset<UNITS_MAX>& moved) {
    Pair pair;
    for (u8 unit = 0; unit < unit_count; ++unit) {
        if (unit_state[unit] >= STATE_ROUTED || !moved.test(unit)) continue;
        for (u8 enemy = 0; enemy < unit_count; ++enemy) {
            if (unit_army[enemy] == unit_army[unit] || unit_state[enemy] > STATE_ON_FIELD) continue;
            const auto distance =
                hex_distance(unit_q[unit], unit_r[unit], unit_q[enemy], unit_r[enemy]);
            if (distance < pair.distance) pair = {unit, enemy, distance};
        }
    }
    return pair;
}

std::string nearness(u8 distance) {
    return words::near[std::min<std::size_t>(distance, words::near_count - 1)];
}

std::string units(std::size_t count) {
    if (count == 0) return "no unit";
    return in_words(static_cast<u32>(count)) + (count == 1 ? " unit" : " units");
}

} // namespace

void Marches::moved(u8 unit) {
    moved_[unit_army[unit]].set(unit);
}

void Marches::tell_dawn() {
    const auto pair = nearest(Units().set());
    if (pair.unit == NO_UNIT) return;
    teller_.say(words::dawn, pair.unit,
                {{"a", unit_called(pair.unit)},
                 {"d", unit_called(pair.enemy)},
                 {"near", nearness(pair.distance)}});
}

void Marches::tell_if_due(bool has_clashed, u8 last_fight) {
    const auto pause = told_at_ == 0 ? first_after : then_after;
    if (battle_clock < told_at_ + pause) return;
    if (has_clashed && battle_clock < last_fight + lull_after) return;
    tell(has_clashed);
    told_at_ = battle_clock;
    for (auto& army : moved_) army.reset();
}

void Marches::tell(bool has_clashed) {
    const auto pair = nearest(moved_[NORTH] | moved_[SOUTH]);
    if (pair.unit == NO_UNIT) return teller_.say(words::lull, 0, {});
    if (pair.unit == foremost_ && has_clashed) return; // that is known
    foremost_ = pair.unit;
    const auto army = unit_army[pair.unit];
    const auto other = static_cast<u8>(army ^ 1);
    const auto& phrases = has_clashed            ? words::manoeuvre
                          : moved_[other].none() ? words::approach_one
                                                 : words::approach;
    teller_.say(phrases, pair.unit,
                {{"a", unit_called(pair.unit)},
                 {"d", unit_called(pair.enemy)},
                 {"near", nearness(pair.distance)},
                 {"army", army_called(army)},
                 {"other", army_called(other)},
                 {"north", army_called(NORTH)},
                 {"south", army_called(SOUTH)},
                 {"units", units(moved_[army].count())},
                 {"north_units", units(moved_[NORTH].count())},
                 {"south_units", units(moved_[SOUTH].count())}});
}
