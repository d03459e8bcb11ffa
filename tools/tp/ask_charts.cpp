// The questions that need no units: movement, casualties, morale, sight.
#include <algorithm>
#include <array>
#include <fmt/compile.h>

#include "fields.hpp"
#include "questions.hpp"

void ask_move_cost(const Value& question, Output& out) {
    const Fields fields(question, {"rule", "type", "terrain", "race"});
    const auto type = fields.choice("type", name_type);
    const auto terrain = fields.choice("terrain", name_terrain);
    const auto race = fields.choice("race", name_race, RACE_HUMAN);

    const auto cost = move_cost(type, terrain, race);
    if (cost == PROHIBITED)
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"cost\":null}}"));
    else
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"cost\":{}}}"), cost);
}

void ask_casualties(const Value& question, Output& out) {
    const Fields fields(question, {"rule", "factors", "men"});
    const auto factors = fields.integer("factors", {-99, CASUALTY_HIGHEST});
    const auto men = fields.integer("men", {0, STRENGTH_MAX});

    // The rule keeps factors in a byte; what does not fit is as low as what just does.
    const auto percent = casualty_percent(static_cast<u8>(std::max(factors + FACTOR_ZERO, 0)));
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"percent\":{},\"men\":{}}}"), percent,
                   percent_of(static_cast<u16>(men), percent));
}

void ask_morale(const Value& question, Output& out) {
    constexpr Range net_count{-COUNT_MOST, COUNT_MOST};
    const auto as_count = [](int net) { return static_cast<u8>(COUNT_ZERO + net); };

    const Fields fields(question,
                        {"rule", "class", "dice", "dead", "battles", "close", "routs", "demons"});
    const auto class_id = fields.choice("class", name_class);
    std::array<int, 3> dice{};
    fields.integers("dice", {die_lowest, die_highest}, dice);
    const auto dead = fields.integer("dead", {0, 100}, 0);
    const auto battles = fields.integer("battles", net_count, 0);
    const auto close = fields.integer("close", net_count, 0);
    const auto routs = fields.integer("routs", net_count, 0);
    const auto demons = fields.integer("demons", {0, FEAR_MOST / BONUS_FEAR_LESS}, 0);

    morale_dice = static_cast<u8>(dice[0] + dice[1] + dice[2]);
    morale_dead = morale_dead_factor(100, static_cast<u16>(100 - dead));
    morale_battles = as_count(battles);
    morale_close = as_count(close);
    morale_routs = as_count(routs);
    morale_fear = static_cast<u8>(demons * BONUS_FEAR_LESS);
    morale_count();

    constexpr std::array results{"take orders", "halt", "rout"};
    static_assert(MORALE_TAKES_ORDERS == 0 && MORALE_HALTS == 1 && MORALE_ROUTS == 2);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"total\":{},\"result\":\"{}\"}}"),
                   morale_total - MORALE_ZERO, results[morale_result(class_id)]);
}

void ask_sight(const Value& question, Output& out) {
    const Fields fields(question, {"rule", "from", "path"});
    const auto from = fields.choice("from", name_terrain);

    bool blocked = false;
    const auto& path = fields.list("path", "a list of hexes");
    for (const auto* item = path.first; item; item = item->next) {
        const Fields hex(*item, {"terrain", "unit"});
        const auto terrain = hex.choice("terrain", name_terrain);
        const auto unit = hex.boolean("unit");
        blocked |= sight_blocked_by(from, terrain, unit) != 0;
    }
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"blocked\":{}}}"), blocked);
}
