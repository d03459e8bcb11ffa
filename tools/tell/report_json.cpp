#include "report_json.hpp"

#include <array>
#include <fmt/format.h>
#include <string_view>

#include "battle_options.hpp"
#include "losses.hpp"
#include "rules.hpp"

namespace {

constexpr std::array event_names{"moved",   "melee",    "fire",      "morale", "halted",
                                 "routed",  "rallied",  "destroyed", "cast",   "faded",
                                 "arrived", "vanished", "army",      "time",   "end"};
static_assert(event_names.size() == EVENT_END + 1);

constexpr std::array spell_names{"blade", "guard", "haste", "courage"};
static_assert(spell_names.size() == SPELLS);

constexpr std::array morale_results{"take orders", "halt", "rout"};
static_assert(morale_results.size() == MORALE_ROUTS + 1);

constexpr std::array army_reasons{"battle", "rout", "rout move", "destroyed", "leader"};
static_assert(army_reasons.size() == ARMY_BY_LEADER + 1);

constexpr std::array ends{"nightfall", "north retreats", "south retreats"};
static_assert(ends.size() == END_SOUTH_RETREATS + 1);

constexpr std::array sides{"attacker", "defender", "draw"};

std::string text_of(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string unit_fields(u8 unit) {
    return fmt::format("\"unit\":{},\"name\":{},\"army\":\"{}\"", unit,
                       text_of(scenario_name[battle_scenario][unit]), army_names[unit_army[unit]]);
}

std::string place_fields(u8 unit) {
    return fmt::format("\"column\":{},\"row\":{},\"terrain\":\"{}\"", unit_q[unit],
                       hex_row(unit_q[unit], unit_r[unit]), name_terrain[unit_terrain[unit]]);
}

std::string hash_field() {
    return fmt::format("\"hash\":\"{:08x}\"", battle_hash());
}

std::string morale_field() {
    return fmt::format("\"army_morale\":{{\"north\":{},\"south\":{}}}", army_morale[NORTH],
                       army_morale[SOUTH]);
}

// Before the losses are taken.
std::string side_fields(u8 side) {
    const auto unit = combat_unit[side];
    return fmt::format(
        "\"{}\":{{{},\"men\":{},\"wf\":{},\"tf\":{},\"rf\":{},\"total\":{},\"percent\":{},"
        "\"kills\":{}}}",
        sides[side], unit_fields(unit), unit_men(unit), combat_wf[side],
        combat_tf[side] - FACTOR_ZERO, combat_rf[side] - FACTOR_ZERO,
        combat_total[side] - FACTOR_ZERO, combat_percent[side], combat_kills[side]);
}

std::string combat_fields() {
    return fmt::format("{},{},\"winner\":\"{}\"", side_fields(ATTACKER), side_fields(DEFENDER),
                       sides[combat_winner]);
}

std::string check_fields() {
    return fmt::format("\"class\":\"{}\",\"dice\":{},\"close\":{},\"dead\":{},\"battles\":{},"
                       "\"routs\":{},\"fear\":{},\"courage\":{},\"total\":{},\"result\":\"{}\"",
                       name_class[unit_class[event_unit]], morale_dice, morale_close - COUNT_ZERO,
                       morale_dead, morale_battles - COUNT_ZERO, morale_routs - COUNT_ZERO,
                       morale_fear, morale_courage, morale_total - MORALE_ZERO,
                       morale_results[event_value]);
}

std::string losses_fields(u8 army) {
    const auto losses = count_losses(army);
    return fmt::format("\"{}\":{{\"men\":{},\"dead\":{},\"fled\":{},\"routed\":{},\"left\":{}}}",
                       army_names[army], losses.began, losses.dead, losses.fled, losses.routed,
                       losses.left());
}

std::string end_fields() {
    const auto* winner = tally_winner == TALLY_NO_ARMY ? "draw" : army_names[tally_winner];
    return fmt::format("{},\"winner\":\"{}\",\"result\":\"{}\",\"margin\":{},\"by\":\"{}\","
                       "\"time_points\":{},\"tally\":{{\"north\":{},\"south\":{}}},{},"
                       "\"losses\":{{{},{}}}",
                       hash_field(), winner, name_margin[tally_result], tally_margin,
                       ends[event_value], battle_clock, tally_total[NORTH], tally_total[SOUTH],
                       morale_field(), losses_fields(NORTH), losses_fields(SOUTH));
}

std::string fields() {
    const auto unit = [] { return unit_fields(event_unit); };
    switch (event_kind) {
    case EVENT_MOVED:
        return fmt::format("{},\"direction\":{},{},\"rout\":{}", unit(), event_value,
                           place_fields(event_unit), event_other != 0);
    case EVENT_MELEE:
    case EVENT_FIRE: return combat_fields();
    case EVENT_MORALE: return fmt::format("{},{}", unit(), check_fields());
    case EVENT_HALTED: return fmt::format("{},\"until\":{}", unit(), unit_due[event_unit]);
    case EVENT_ROUTED:
        return fmt::format("{},\"by\":\"{}\"", unit(),
                           event_value == ROUT_BY_CHECK ? "check" : "losses");
    case EVENT_DESTROYED:
        return fmt::format("{},\"by\":\"{}\",\"men\":{}", unit(),
                           event_value == DESTROYED_IN_FIGHT ? "fight" : "leaving the map",
                           unit_men(event_unit));
    case EVENT_CAST:
        return fmt::format("{},\"spell\":\"{}\",\"points\":{},\"left\":{},\"on\":{{{}}}", unit(),
                           spell_names[event_value], event_points, unit_spells[event_unit],
                           unit_fields(event_other));
    case EVENT_FADED: return fmt::format("{},\"spell\":\"{}\"", unit(), spell_names[event_value]);
    case EVENT_ARRIVED: return fmt::format("{},{}", unit(), place_fields(event_unit));
    case EVENT_ARMY:
        return fmt::format("\"army\":\"{}\",\"gains\":{},\"by\":\"{}\",{}", army_names[event_unit],
                           event_value, army_reasons[event_other], morale_field());
    case EVENT_TIME: return fmt::format("{},{}", hash_field(), morale_field());
    case EVENT_END: return end_fields();
    default: return unit(); // rallied, vanished
    }
}

} // namespace

void JsonReport::event() {
    text_ += fmt::format("{{\"time\":{},\"event\":\"{}\",{}}}\n", battle_clock,
                         event_names[event_kind], fields());
}

void JsonReport::close(bool is_over) {
    if (!is_over)
        text_ += fmt::format("{{\"time\":{},\"event\":\"unfinished\",{},\"due\":{{{}}}}}\n",
                             battle_clock, hash_field(), unit_fields(battle_unit));
}
