// What a person wrote down while playing the original: docs/compare.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules.hpp"

using Maybe = std::optional<int>;

// What can be known of a unit.
enum Trait : std::size_t {
    trait_type,
    trait_class,
    trait_weapon, // row of the chart: it depends on the type
    trait_missile,
    trait_race,
    trait_shield,
    trait_terrain,
    trait_moved,
    trait_blade,
    trait_guard,
    trait_haste,
    trait_courage,
    trait_men,
    trait_first,
    traits
};

struct NotedUnit {
    std::string name;
    std::array<Maybe, traits> known;
};

// What was shown of an exchange, for each side.
enum Shown : std::size_t {
    shown_wf,
    shown_tf,
    shown_rf,
    shown_total,
    shown_percent,
    shown_kills,
    shown_of_side
};

// What was shown of a check, besides result.
enum Part : std::size_t {
    part_dice,
    part_close,
    part_dead,
    part_battles,
    part_routs,
    part_total,
    part_demons, // not shown, but seen on the map
    parts
};

enum class NoteKind { melee, fire, morale, move, tally };

struct Note {
    NoteKind kind{};
    unsigned line = 0;
    std::string text; // the beginning, for the verdict
    Maybe scenario;
    std::array<NotedUnit, 2> units{}; // attacker or the only one, defender
    std::array<std::array<Maybe, shown_of_side>, 2> shown{};
    Maybe answers; // of fire: whether the target shot back
    std::array<Maybe, parts> part{};
    Maybe terrain, time;           // of a move
    std::array<Maybe, 2> totals{}; // of the tally, after the 15%
    Maybe margin;
    Maybe result; // winner: ATTACKER, DEFENDER, NOBODY; MORALE_...; MARGIN_...
};

struct NoteError {
    unsigned line = 0, column = 0;
    std::string what;
};

struct Notes {
    std::vector<Note> notes;
    std::vector<NoteError> errors;
};

Notes read_notes(std::string_view text);
