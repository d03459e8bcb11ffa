#include "read_unit.hpp"

#include <fmt/format.h>

#include "complaint.hpp"

namespace {

constexpr u8 type_mounted = 0x08; // of tbl_unit_type
constexpr Range spell_points{0, SPELL_POINTS_MAX};

// Both arms have javelins and swords, in rows of their own in the chart.
u8 read_weapon(const Fields& fields, u8 type, Needs needs) {
    const bool mounted = tbl_unit_type[type] & type_mounted;
    const u8 first = mounted ? 0 : WEAPONS_MOUNTED;
    const Names chart(name_weapon);
    const auto carried = mounted ? chart.first(WEAPONS_MOUNTED) : chart.subspan(WEAPONS_MOUNTED);

    const auto* field = fields.find("weapon");
    if (!field && needs != Needs::weapon) return first; // fire never looks at it
    const auto row = field ? index_of(*field, carried) : std::nullopt;
    if (!row)
        fields.expected("weapon", fmt::format("{} ({} is {})", one_of(carried), name_type[type],
                                              mounted ? "mounted" : "on foot"));
    return static_cast<u8>(first + *row);
}

u8 read_missile(const Fields& fields, Needs needs) {
    const auto* field = fields.find("missile");
    if (!field || field->kind == Kind::null) {
        if (needs == Needs::missile)
            fields.expected("missile", one_of(name_missile) + " to fire with");
        return MISSILE_NONE;
    }
    const auto missile = index_of(*field, name_missile);
    if (!missile) fields.expected("missile", one_of(name_missile) + ", or null for none");
    return *missile;
}

} // namespace

void read_unit(const Fields& line, std::string_view key, u8 unit, Needs needs) {
    const auto* value = line.find(key);
    if (!value) line.expected(key, "an object with the unit's type, class and so on");
    const Fields fields(*value, {"type", "class", "weapon", "missile", "race", "shield", "men",
                                 "terrain", "moved", "blade", "guard"});
    unit_type[unit] = fields.choice("type", name_type);
    unit_class[unit] = fields.choice("class", name_class);
    unit_weapon[unit] = read_weapon(fields, unit_type[unit], needs);
    unit_missile[unit] = read_missile(fields, needs);
    unit_race[unit] = fields.choice("race", name_race, RACE_HUMAN);
    unit_shield[unit] = fields.boolean("shield");
    unit_set_men(unit, static_cast<u16>(fields.integer("men", {0, STRENGTH_MAX})));
    unit_terrain[unit] = fields.choice("terrain", name_terrain);
    unit_moved[unit] = fields.boolean("moved", false);
    unit_blade[unit] = static_cast<u8>(fields.integer("blade", spell_points, 0));
    unit_guard[unit] = static_cast<u8>(fields.integer("guard", spell_points, 0));
}
