#include "story_fights.hpp"

#include <algorithm>

#include "story_names.hpp"
#include "story_words.hpp"

namespace {

constexpr int recently = 40;          // time-points in which a fight is still the same one
constexpr unsigned heavy_percent = 5; // of its strength: a volley that is told

bool contains(const std::vector<u8>& units, u8 unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

const Phrases& melee_ending(const Beat& beat) {
    const auto kills = beat.kills[ATTACKER], losses = beat.kills[DEFENDER];
    if (contains(beat.destroyed, beat.attacker)) return words::attack_is_last;
    if (contains(beat.destroyed, beat.defender))
        return losses ? words::last_fall : words::last_fall_unhurt;
    if (beat.is_pursuit && kills)
        return beat.winner == DEFENDER ? words::chase_turns
               : losses                ? words::chase
                                       : words::chase_unhurt;
    if (beat.winner == ATTACKER) return losses ? words::win : words::win_unhurt;
    if (beat.winner == DEFENDER) return kills ? words::lose : words::lose_for_nothing;
    if (kills && losses) return words::even;
    return kills ? words::even_kill : losses ? words::even_loss : words::nothing;
}

const Phrases& melee_beginning(const Beat& beat, bool is_again) {
    const auto unit = beat.attacker;
    if (beat.is_pursuit) return words::pursuit;
    if (is_again) return words::again;
    if (unit_blade[unit]) return words::enchanted;
    if (beat.had_moved && unit_weapon[unit] == MOUNTED_LANCE)
        return unit_race[unit] == RACE_UNICORN ? words::horn_charge : words::lance_charge;
    return words::weapon[unit_weapon[unit]];
}

const Phrases& fire_ending(const Beat& beat) {
    const auto kills = beat.kills[ATTACKER], losses = beat.kills[DEFENDER];
    if (losses) return kills ? words::hit_answered : words::miss_answered;
    return kills ? words::hit : words::miss;
}

} // namespace

void Fights::tell(const Beat& beat) {
    last_time_ = battle_clock;
    if (!beat.vanished.empty())
        tell_illusion(beat);
    else if (!beat.is_fight)
        tell_refusal(beat);
    else if (beat.is_melee)
        tell_melee(beat);
    else
        tell_fire(beat);
    tell_consequences(beat);
    tell_meanwhile(5);
}

void Fights::tell_melee(const Beat& beat) {
    const auto [last, is_first] =
        last_met_.try_emplace(std::minmax(beat.attacker, beat.defender), battle_clock);
    const bool is_again = !is_first && battle_clock <= last->second + recently;
    last->second = battle_clock;
    const bool follows = !beat.routed.empty() || !beat.destroyed.empty();
    if (is_again && !follows && beat.winner == NOBODY) return add(melees_, beat);
    teller_.say(melee_beginning(beat, is_again), melee_ending(beat), beat.attacker,
                {{"a", unit_called(beat.attacker)},
                 {"d", unit_called(beat.defender)},
                 {"k", beat.kills[ATTACKER]},
                 {"l", beat.kills[DEFENDER]},
                 {"where", words::ground[unit_terrain[beat.defender]]}});
    if (!clashed_) teller_.say(words::first_clash, beat.attacker, {});
    clashed_ = blood_ = true;
}

void Fights::tell_fire(const Beat& beat) {
    const auto [target, is_first] = last_target_.try_emplace(beat.attacker, beat.defender);
    const bool is_new = is_first || target->second != beat.defender;
    target->second = beat.defender;
    const bool is_heavy =
        beat.kills[ATTACKER] * 100U >= unit_first_men(beat.defender) * heavy_percent;
    if (!is_new && !is_heavy && beat.destroyed.empty()) return add(volleys_, beat);
    teller_.say(words::missile[unit_missile[beat.attacker]], fire_ending(beat), beat.attacker,
                {{"a", unit_called(beat.attacker)},
                 {"d", unit_called(beat.defender)},
                 {"k", beat.kills[ATTACKER]},
                 {"l", beat.kills[DEFENDER]},
                 {"where", words::ground[unit_terrain[beat.defender]]}});
    if (!blood_ && (beat.kills[ATTACKER] || beat.kills[DEFENDER])) {
        teller_.say(words::first_blood, beat.attacker, {});
        blood_ = true;
    }
}

// The attacker's own morale has decided it.
void Fights::tell_refusal(const Beat& beat) {
    if (order_kind != ORDER_MELEE) return;
    teller_.say(beat.routed.empty() ? words::attack_halts : words::attack_routs, beat.actor,
                {{"a", unit_called(beat.actor)}, {"d", unit_called(order_target)}});
}

void Fights::tell_illusion(const Beat& beat) {
    const auto target = order_target;
    u32 left = 1; // the one who is no illusion
    for (u8 unit = 0; unit < unit_count; ++unit)
        if (unit_illusion[unit] && unit_state[unit] <= STATE_ON_FIELD) ++left;
    const auto& phrases = beat.vanished.size() > 1              ? words::illusions_meet
                          : contains(beat.vanished, beat.actor) ? words::illusion_strikes
                          : order_kind == ORDER_FIRE            ? words::illusion_shot
                                                                : words::illusion_struck;
    teller_.say(phrases, beat.actor,
                {{"a", unit_called(beat.actor)},
                 {"d", unit_called(target)},
                 {"left", filled(left == 1 ? "only one is left, and he is real."
                                           : "{n} are left, and one of them is real.",
                                 {{"n", left}})}});
}

void Fights::tell_consequences(const Beat& beat) {
    for (const auto unit : beat.destroyed) {
        teller_.say(words::wiped_out, unit,
                    {{"d", unit_called(unit)}, {"n", with_commas(unit_first_men(unit))}});
        if (unit == setup_leader)
            teller_.say(words::leader_falls, unit,
                        {{"name", scenario_name[battle_scenario][unit]}});
    }
    if (!beat.routed.empty()) tell_rout(beat);
}

void Fights::tell_rout(const Beat& beat) {
    const auto first = beat.routed.front();
    const bool is_told = !beat.is_fight && first == beat.actor; // by the refusal
    if (!is_told)
        teller_.say(beat.by_losses ? words::rout_by_losses : words::rout_by_check, first,
                    {{"d", unit_called(first)}});
    const auto others = std::span(beat.routed).subspan(1);
    if (!others.empty()) teller_.say(words::rout_spreads, first, {{"who", listed_units(others)}});
    if (!beat.halted.empty())
        teller_.say(words::others_halt, first, {{"who", listed_units(beat.halted)}});
    constexpr std::size_t most_named = 3;
    if (!beat.held.empty() && beat.held.size() <= most_named)
        teller_.say(words::others_hold, first, {{"who", listed_units(beat.held)}});
    else if (!beat.held.empty() && !others.empty())
        teller_.say_plainly("There it stops; the others keep their ranks.");
}

void Fights::add(Sum& sum, const Beat& beat) {
    ++sum.count;
    sum.dead[unit_army[beat.defender]] += beat.kills[ATTACKER];
    sum.dead[unit_army[beat.attacker]] += beat.kills[DEFENDER];
}

void Fights::tell_meanwhile(unsigned from) {
    if (melees_.count >= from) tell_sum(melees_, words::meanwhile_melee);
    if (volleys_.count >= from) tell_sum(volleys_, words::meanwhile_fire);
}

void Fights::tell_sum(Sum& sum, const Phrases& phrases) {
    teller_.say(phrases, 0,
                {{"c", sum.count},
                 {"north", army_called(NORTH)},
                 {"south", army_called(SOUTH)},
                 {"n", sum.dead[NORTH]},
                 {"s", sum.dead[SOUTH]}});
    sum = {};
}
