#include "lab_report.hpp"

#include <fmt/format.h>

namespace {

std::string interval(const Share& share) {
    return fmt::format("[{:.6f},{:.6f}]", share.lowest, share.highest);
}

std::string rate_fields(const char* name, const Share& share) {
    return fmt::format("\"{0}_rate\":{1:.6f},\"{0}_interval\":{2}", name, share.rate,
                       interval(share));
}

std::string spread_fields(const Spread& spread) {
    return fmt::format("\"mean\":{:.3f},\"quartiles\":[{},{},{}]", spread.mean, spread.quartile_1,
                       spread.median, spread.quartile_3);
}

// "north":1.5,"south":2.5
std::string both(const Statistics& all, double ArmyStatistics::*value) {
    return fmt::format("{{\"north\":{:.3f},\"south\":{:.3f}}}", all.armies[NORTH].*value,
                       all.armies[SOUTH].*value);
}

template <class Value>
std::string column(const std::vector<Spread>& levels, const char* form, Value Spread::*value) {
    std::string text;
    for (const auto& level : levels) {
        if (!text.empty()) text += ',';
        text += fmt::format(fmt::runtime(form), level.*value);
    }
    return fmt::format("[{}]", text);
}

std::string curve(const std::vector<Spread>& levels) {
    return fmt::format(
        "{{\"mean\":{},\"quartile_1\":{},\"median\":{},\"quartile_3\":{}}}",
        column(levels, "{:.3f}", &Spread::mean), column(levels, "{}", &Spread::quartile_1),
        column(levels, "{}", &Spread::median), column(levels, "{}", &Spread::quartile_3));
}

std::string readings(u8 bits) {
    std::string text;
    for (std::size_t i = 0; i < std::size(name_reading); ++i)
        if (bits >> i & 1)
            text += fmt::format("{}\"{}\"", text.empty() ? "" : ",", name_reading[i]);
    return "[" + text + "]";
}

std::string asked(const BattleOptions& options) {
    return fmt::format("\"seed\":{},\"north\":\"{}\",\"south\":\"{}\",\"variant\":\"{}\","
                       "\"level\":\"{}\",\"person\":\"{}\",\"readings\":{}",
                       options.seed, player_names[static_cast<u8>(options.players[NORTH])],
                       player_names[static_cast<u8>(options.players[SOUTH])],
                       variant_names[options.variant], level_names[options.level],
                       army_names[options.person], readings(options.readings));
}

} // namespace

std::string lab_json(const LabRun& run) {
    const auto& all = run.statistics;
    const auto& north = all.armies[NORTH];
    const auto& south = all.armies[SOUTH];
    return fmt::format(
        "{{\"scenario\":\"{}\",\"games\":{},{},{},{},{},{},{},"
        "\"end_rates\":{{\"nightfall\":{:.6f},\"north_retreats\":{:.6f},\"south_retreats\":{:.6f}}}"
        ","
        "\"mean_time_points\":{:.3f},\"time_points\":{{{}}},\"mean_men\":{},"
        "\"mean_casualties\":{},\"mean_fled\":{},\"mean_routed\":{},"
        "\"morale\":{{\"north\":{},\"south\":{}}},"
        "\"workers\":{},\"seconds\":{:.3f},\"games_per_second\":{:.1f}}}\n",
        scenario_id[run.options.scenario], all.games, asked(run.options),
        rate_fields("north_win", north.wins), rate_fields("south_win", south.wins),
        rate_fields("draw", all.draws), rate_fields("north_decisive", north.decisive),
        rate_fields("south_decisive", south.decisive), all.end_rates[END_NIGHTFALL],
        all.end_rates[END_NORTH_RETREATS], all.end_rates[END_SOUTH_RETREATS], all.length.mean,
        spread_fields(all.length), both(all, &ArmyStatistics::began),
        both(all, &ArmyStatistics::dead), both(all, &ArmyStatistics::fled),
        both(all, &ArmyStatistics::routed), curve(north.morale), curve(south.morale), run.workers,
        run.seconds, run.games_per_second());
}
