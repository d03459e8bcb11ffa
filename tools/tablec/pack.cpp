#include "tables.hpp"

#include <cctype>
#include <map>

namespace {

std::uint8_t byte(long value) { return static_cast<std::uint8_t>(value); }

std::uint8_t bit(bool set, int place) { return byte(set ? 1L << place : 0L); }

template <class T>
void number(Tables& tables, const std::string& count, const std::string& prefix,
            const std::vector<T>& things, long first = 0) {
    if (!count.empty()) tables.constants.push_back({count, static_cast<long>(things.size())});
    for (const auto& thing : things)
        tables.constants.push_back({constant_name(prefix, thing.id), first++});
}

Table move_cost(const Cards& cards) {
    Table table{"tbl_move_cost", "[type * 8 + terrain] time-points, 0 is prohibited", {}, 0};
    for (const auto& troop : cards.troops) {
        for (Index terrain = 0; terrain < 8; ++terrain)
            table.bytes.push_back(terrain < troop.cost.size() ? byte(troop.cost[terrain])
                                                              : byte(0));
        table.cells += troop.cost.size();
    }
    return table;
}

Table melee_factor(const Cards& cards) {
    Table table{"tbl_melee_factor",
                "[weapon / 2 * 8 + column] low nibble the even weapon, high nibble the odd one",
                {},
                0};
    auto weapons = cards.mounted;
    weapons.insert(weapons.end(), cards.foot.begin(), cards.foot.end());
    table.bytes.resize((weapons.size() + 1) / 2 * 8);
    for (Index weapon = 0; weapon < weapons.size(); ++weapon)
        for (Index column = 0; column < weapons[weapon].factors.size(); ++column) {
            auto& cell = table.bytes[weapon / 2 * 8 + column];
            cell = byte(cell | weapons[weapon].factors[column] << (weapon % 2 * 4));
            ++table.cells;
        }
    return table;
}

Table fire_factor(const Cards& cards) {
    Table table{"tbl_fire_factor", "[missile] bit c is the factor against column c", {}, 0};
    for (const auto& missile : cards.missiles) {
        long bits = 0;
        for (Index column = 0; column < missile.factors.size(); ++column)
            bits |= missile.factors[column] << column;
        table.bytes.push_back(byte(bits));
        table.cells += missile.factors.size();
    }
    return table;
}

Table range(const Cards& cards) {
    Table table{"tbl_range", "[missile] hexes", {}, cards.missiles.size()};
    for (const auto& missile : cards.missiles) table.bytes.push_back(byte(missile.range));
    return table;
}

Table unit_type(const Cards& cards) {
    Table table{"tbl_unit_type", "[type] bits 0-2 column, 3 mounted, 4 soft, 5-7 weight", {}, 0};
    for (const auto& troop : cards.troops)
        table.bytes.push_back(byte(static_cast<long>(troop.column) | bit(troop.mounted, 3) |
                                   bit(troop.soft, 4) | troop.weight << 5));
    table.cells = table.bytes.size() * 4;
    return table;
}

Table terrain(const Cards& cards) {
    Table table{"tbl_terrain",
                "[terrain] bits 0-1 melee factors lost, 2-3 fire factors lost, 4 blocks from low, "
                "5 with a unit, 6 blocks from high, 7 is high",
                {},
                0};
    for (const auto& t : cards.terrains)
        table.bytes.push_back(byte(t.melee | t.fire << 2 | bit(t.blocks_low, 4) |
                                   bit(t.blocks_low_with_unit, 5) | bit(t.blocks_high, 6) |
                                   bit(t.high, 7)));
    table.cells = table.bytes.size() * 6;
    return table;
}

Table race(const Cards& cards) {
    Table table{"tbl_race", "[race] a bit a gift: RACE_HAS_...", {}, 0};
    for (const auto& r : cards.races)
        table.bytes.push_back(byte(bit(r.bow, 0) | bit(r.hatred, 1) | bit(r.hated, 2) |
                                   bit(r.dread, 3) | bit(r.scales, 4) | bit(r.fear, 5) |
                                   bit(r.sooner, 6)));
    table.cells = table.bytes.size() * 7;
    return table;
}

Table race_morale(const Cards& cards) {
    Table table{"tbl_race_morale", "[race] army morale a unit brings", {}, cards.races.size()};
    for (const auto& r : cards.races) table.bytes.push_back(byte(r.morale));
    return table;
}

Table class_random(const Cards& cards) {
    Table table{"tbl_class_random",
                "[class] high nibble 8 + lowest, low nibble 8 + highest",
                {},
                cards.classes.size() * 2};
    for (const auto& c : cards.classes)
        table.bytes.push_back(byte((8 + c.random_lowest) << 4 | (8 + c.random_highest)));
    return table;
}

Table class_morale(const Cards& cards) {
    Table table{"tbl_class_morale",
                "[class] high nibble takes orders from, low nibble halts from",
                {},
                cards.classes.size() * 2};
    for (const auto& c : cards.classes) table.bytes.push_back(byte(c.take_orders << 4 | c.halt_to));
    return table;
}

Table class_battles_lost(const Cards& cards) {
    Table table{"tbl_class_battles_lost",
                "[class] lost in a row that are a rout",
                {},
                cards.classes.size()};
    for (const auto& c : cards.classes) table.bytes.push_back(byte(c.battles_lost));
    return table;
}

Table casualty(const Cards& cards) {
    Table table{"tbl_casualty", "[factors - CASUALTY_LOWEST] percent", {}, 0};
    for (long factors = lowest_factor; factors <= highest_factor; ++factors)
        table.bytes.push_back(byte(casualty_percent(cards.casualties, factors)));
    table.cells = table.bytes.size();
    return table;
}

// Every throw of three dice, added.
Table three_dice(const Cards& cards) {
    Table table{"tbl_three_dice", "[0 to 215] three average dice, added", {}, 216};
    const auto& face = cards.average_die;
    for (Index roll = 0; roll < 216; ++roll)
        table.bytes.push_back(byte(face[roll % 6] + face[roll / 6 % 6] + face[roll / 36]));
    return table;
}

// Every throw of two.
Table two_dice(const Cards& cards) {
    Table table{"tbl_two_dice", "[0 to 35] two average dice, the first less the second, and 3", {}, 36};
    const auto& face = cards.average_die;
    for (Index roll = 0; roll < 36; ++roll)
        table.bytes.push_back(byte(face[roll % 6] - face[roll / 6] + 3));
    return table;
}

} // namespace

std::string constant_name(std::string prefix, const std::string& id) {
    for (const char c : id)
        prefix += std::isalnum(static_cast<unsigned char>(c))
                      ? static_cast<char>(std::toupper(static_cast<unsigned char>(c)))
                      : '_';
    return prefix;
}

const Casualty& casualty_row(const std::vector<Casualty>& chart, long factors) {
    for (const auto& row : chart)
        if (!row.to || factors <= *row.to) return row;
    return chart.back();
}

long casualty_percent(const std::vector<Casualty>& chart, long factors) {
    const auto& row = casualty_row(chart, factors);
    const long percent = row.base + row.each * (factors - row.after);
    return percent < 255 ? percent : 255;
}

Tables pack(const Cards& cards) {
    Tables tables;
    // The dice first: where the tables begin at a page, no throw crosses into another.
    tables.tables = {three_dice(cards),   two_dice(cards),           move_cost(cards),
                     melee_factor(cards), fire_factor(cards),        range(cards),
                     unit_type(cards),    terrain(cards),            race(cards),
                     race_morale(cards),  class_random(cards),       class_morale(cards),
                     class_battles_lost(cards), casualty(cards)};

    number(tables, "UNIT_TYPES", "TYPE_", cards.troops);
    number(tables, "TERRAINS", "TERRAIN_", cards.terrains);
    tables.constants.push_back(
        {"WEAPONS", static_cast<long>(cards.mounted.size() + cards.foot.size())});
    tables.constants.push_back({"WEAPONS_MOUNTED", static_cast<long>(cards.mounted.size())});
    number(tables, "", "MOUNTED_", cards.mounted);
    number(tables, "", "FOOT_", cards.foot, static_cast<long>(cards.mounted.size()));
    number(tables, "MISSILES", "MISSILE_", cards.missiles);
    tables.constants.push_back({"MISSILE_NONE", 255});
    number(tables, "RACES", "RACE_", cards.races);
    number(tables, "CLASSES", "CLASS_", cards.classes);
    long place = 0;
    for (const auto* gift : {"BOW", "HATRED", "HATED", "DREAD", "SCALES", "FEAR", "SOONER"})
        tables.constants.push_back({std::string("RACE_HAS_") + gift, 1L << place++});
    tables.constants.push_back({"CASUALTY_LOWEST", lowest_factor});
    tables.constants.push_back({"CASUALTY_HIGHEST", highest_factor});
    Names margin{"name_margin", {}};
    for (const auto& m : cards.margins) {
        tables.constants.push_back(
            {constant_name("MARGIN_", m.result), static_cast<long>(margin.words.size())});
        tables.constants.push_back({constant_name("MARGIN_FROM_", m.result), m.from});
        margin.words.push_back(m.result);
    }
    std::map<long, Ruling> readings; // by their bits
    for (const auto& ruling : cards.rulings)
        if (!ruling.reading.empty()) readings[ruling.bit] = ruling;
    for (const auto& [bit, ruling] : readings)
        tables.constants.push_back({constant_name("READING_", ruling.reading), 1L << bit});
    tables.constants.push_back({"READINGS", static_cast<long>(readings.size())});
    tables.constants.insert(tables.constants.end(), cards.constants.begin(), cards.constants.end());

    auto weapons = ids(cards.mounted);
    for (const auto& weapon : cards.foot) weapons.push_back(weapon.id);
    tables.names = {{"name_type", ids(cards.troops)},
                    {"name_terrain", ids(cards.terrains)},
                    {"name_weapon", weapons},
                    {"name_missile", ids(cards.missiles)},
                    {"name_race", ids(cards.races)},
                    {"name_class", ids(cards.classes)},
                    margin};
    Names usual{"name_usual", {}}, reading{"name_reading", {}};
    for (const auto& [bit, ruling] : readings) {
        usual.words.push_back(ruling.usual);
        reading.words.push_back(ruling.option);
    }
    tables.names.push_back(usual);
    tables.names.push_back(reading);
    pack_scenarios(cards, tables);
    return tables;
}
