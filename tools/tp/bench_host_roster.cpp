#include <algorithm>
#include <array>
#include <vector>

#include "bench_host_battle.hpp"

namespace {

constexpr std::array columns{
    unit_army,       unit_state,    unit_q,        unit_r,         unit_due,       unit_men_lo,
    unit_men_hi,     unit_first_lo, unit_first_hi, unit_type,      unit_class,     unit_weapon,
    unit_missile,    unit_race,     unit_shield,   unit_illusion,  unit_terrain,   unit_moved,
    unit_heading,    unit_battles,  unit_routs,    unit_lost_row,  unit_spells,    unit_blade,
    unit_guard,      unit_haste,    unit_courage,  unit_blade_end, unit_guard_end, unit_haste_end,
    unit_courage_end};

using Row = std::array<u8, columns.size()>;

std::vector<Row> take_roster() {
    std::vector<Row> rows(unit_count);
    for (u8 unit = 0; unit < unit_count; ++unit)
        for (std::size_t i = 0; i < columns.size(); ++i) rows[unit][i] = columns[i][unit];
    return rows;
}

bool is_free(u8 unit, u8 q, u8 r) {
    const auto cell = hex_cell(q, r);
    return map_unit[cell] == NO_UNIT && field_cost(unit, map_terrain[cell]) != PROHIBITED;
}

// The first free hex of those that are so far from the unit's own.
bool place_at_distance(u8 unit, int distance) {
    for (int dq = -distance; dq <= distance; ++dq)
        for (int dr = std::max(0, -dq) - distance; dr <= distance - std::max(0, dq); ++dr) {
            const auto q = static_cast<u8>(unit_q[unit] + dq),
                       r = static_cast<u8>(unit_r[unit] + dr);
            if (hex_distance(unit_q[unit], unit_r[unit], q, r) != distance) continue;
            if (!hex_on_map(q, r) || !is_free(unit, q, r)) continue;
            field_place(unit, q, r);
            return true;
        }
    return false;
}

void place(u8 unit) {
    int distance = 0;
    while (!place_at_distance(unit, distance)) ++distance;
}

// Whose copy stands at this place of the new roster. Each army keeps its part of it, and
// its order.
std::size_t source(std::size_t place, std::size_t units, std::size_t rows) {
    if (units >= rows) return place * rows / units;
    return (2 * place + 1) * rows / (2 * units);
}

} // namespace

void change_roster(u8 units) {
    const auto rows = take_roster();
    for (u8 unit = 0; unit < unit_count; ++unit)
        if (field_here(unit)) field_leave(unit);
    unit_count = units;
    army_reset();
    for (u8 unit = 0; unit < units; ++unit) {
        const auto& row = rows[source(unit, units, rows.size())];
        for (std::size_t i = 0; i < columns.size(); ++i) columns[i][unit] = row[i];
        army_muster(unit_army[unit], unit_race[unit]);
        if (field_here(unit)) place(unit);
    }
}
