// The questions about two units: melee and fire.
#include <algorithm>
#include <array>
#include <fmt/compile.h>

#include "complaint.hpp"
#include "fields.hpp"
#include "questions.hpp"
#include "read_unit.hpp"

namespace {

u8 read_readings(const Fields& fields) {
    u8 readings = 0;
    if (!fields.find("readings")) return readings;
    for (const auto* item = fields.list("readings", "a list of readings").first; item;
         item = item->next) {
        const auto reading = index_of(*item, name_reading);
        if (!reading) expected(*item, one_of(name_reading));
        readings = static_cast<u8>(readings | 1U << *reading);
    }
    return readings;
}

void append_side(u8 side, Output& out) {
    fmt::format_to(
        std::back_inserter(out),
        FMT_COMPILE("{{\"wf\":{},\"tf\":{},\"rf\":{},\"total\":{},\"percent\":{},\"kills\":{}}}"),
        combat_wf[side], combat_tf[side] - FACTOR_ZERO, combat_rf[side] - FACTOR_ZERO,
        combat_total[side] - FACTOR_ZERO, combat_percent[side], combat_kills[side]);
}

void append_combat(Output& out) {
    constexpr std::array winners{"attacker", "defender", "draw"};
    static_assert(ATTACKER == 0 && DEFENDER == 1 && NOBODY == 2);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{{\"attacker\":"));
    append_side(ATTACKER, out);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE(",\"defender\":"));
    append_side(DEFENDER, out);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE(",\"winner\":\"{}\"}}"),
                   winners[combat_winner]);
}

// The chance of one exchange, for dice_script. It outlives no exchange: what fire
// without an answer leaves over is forgotten.
template <std::size_t count>
class Script {
  public:
    Script(const std::array<int, count>& values, int zero) {
        std::transform(values.begin(), values.end(), values_.begin(),
                       [zero](int value) { return static_cast<u8>(zero + value); });
        dice_script(values_.data(), count);
    }
    ~Script() { dice_script(nullptr, 0); }
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;

  private:
    std::array<u8, count> values_{};
};

} // namespace

void ask_melee(const Value& question, Output& out) {
    const Fields fields(question, {"rule", "attacker", "defender", "dice", "readings"});
    read_unit(fields, "attacker", ATTACKER, Needs::weapon);
    read_unit(fields, "defender", DEFENDER, Needs::weapon);
    std::array<int, 4> dice{};
    fields.integers("dice", {die_lowest, die_highest}, dice);
    rules_readings = read_readings(fields);

    const Script script(dice, 0);
    melee_resolve(ATTACKER, DEFENDER);
    append_combat(out);
}

void ask_fire(const Value& question, Output& out) {
    const Fields fields(question,
                        {"rule", "attacker", "defender", "random", "defensive", "readings"});
    read_unit(fields, "attacker", ATTACKER, Needs::missile);
    read_unit(fields, "defender", DEFENDER, Needs::nothing);
    std::array<int, 2> random{};
    fields.integers("random", {-FIRE_RANDOM_WIDEST, FIRE_RANDOM_WIDEST}, random);
    const auto defensive = fields.boolean("defensive");
    rules_readings = read_readings(fields);

    const Script script(random, FIRE_RANDOM_WIDEST);
    fire_resolve(ATTACKER, DEFENDER, defensive);
    append_combat(out);
}
