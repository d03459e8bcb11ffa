#include "story.hpp"

#include <fmt/format.h>

#include "losses.hpp"
#include "story_frame.hpp"
#include "story_names.hpp"
#include "story_words.hpp"

namespace {

constexpr unsigned quarter = NIGHTFALL / 4; // of the day

const char* spirit(u16 morale, u16 at_dawn) {
    const auto percent = morale * 100U / at_dawn;
    return words::spirits[percent >= 115  ? 0
                          : percent >= 85 ? 1
                          : percent >= 60 ? 2
                          : percent >= 30 ? 3
                                          : 4];
}

} // namespace

void Story::order_begins() {
    beat_ = Beat{};
    beat_.actor = battle_unit;
    beat_.had_moved = unit_moved[battle_unit] != 0;
    in_order_ = true;
}

void Story::order_done() {
    in_order_ = false;
    if (order_kind == ORDER_MELEE || order_kind == ORDER_FIRE) fights_.tell(beat_);
    tell_armies();
}

void Story::event() {
    if (event_kind == EVENT_ROUTED) ran_at_[event_unit] = battle_clock;
    in_order_ ? event_of_order() : event_of_clock();
}

void Story::event_of_order() {
    switch (event_kind) {
    case EVENT_MOVED: return marches_.moved(event_unit);
    case EVENT_MELEE:
    case EVENT_FIRE: return beat_.fight();
    case EVENT_CAST: return tell_cast();
    default: return beat_.follow_up();
    }
}

void Story::event_of_clock() {
    const Blank who("a", event_unit == NO_UNIT ? "" : unit_called(event_unit));
    const auto men = [] { return with_commas(unit_men(event_unit)); };
    switch (event_kind) {
    case EVENT_TIME: return new_time();
    case EVENT_RALLIED: return tell_rally();
    case EVENT_HALTED: return teller_.say(words::run_halts, event_unit, {who});
    case EVENT_DESTROYED: return teller_.say(words::run_off, event_unit, {who, {"n", men()}});
    case EVENT_ARRIVED: return teller_.say(words::arrive, event_unit, {who, {"n", men()}});
    case EVENT_FADED: return teller_.say(words::fade[event_value], event_unit, {who});
    case EVENT_END: return tell_end();
    default: return; // a fugitive's steps, and what they do to the armies
    }
}

void Story::new_time() {
    if (battle_clock == 0) {
        morale_at_dawn_ = {army_morale[NORTH], army_morale[SOUTH]};
        tell_opening(teller_.page);
        return marches_.tell_dawn();
    }
    tell_armies();
    if (battle_clock % quarter == 0) return tell_hour(words::hours[battle_clock / quarter - 1]);
    marches_.tell_if_due(fights_.have_begun(), fights_.last_time());
}

void Story::tell_hour(const char* hour) {
    fights_.tell_meanwhile(2);
    teller_.page.gap();
    teller_.say_plainly(hour);
    for (u8 army = NORTH; army < ARMIES; ++army) {
        const auto losses = count_losses(army);
        auto sentence = fmt::format("{}: {} of {} in the ranks", sentence_case(army_called(army)),
                                    with_commas(losses.left()), with_commas(losses.began));
        if (losses.dead) sentence += fmt::format(", {} dead", with_commas(losses.dead));
        if (losses.routed) sentence += fmt::format(", {} running", with_commas(losses.routed));
        if (losses.fled) sentence += fmt::format(", {} gone", with_commas(losses.fled));
        teller_.say_plainly(
            fmt::format("{}; {}.", sentence, spirit(army_morale[army], morale_at_dawn_[army])));
    }
    teller_.page.gap();
}

void Story::tell_rally() {
    teller_.say(words::rally, event_unit,
                {{"a", unit_called(event_unit)},
                 {"t", static_cast<u32>(battle_clock - ran_at_[event_unit])},
                 {"n", with_commas(unit_men(event_unit))},
                 {"m", with_commas(unit_first_men(event_unit))}});
}

void Story::tell_cast() {
    const auto& phrases = event_unit == event_other ? words::cast_on_self : words::cast;
    teller_.say(phrases[event_value], event_unit,
                {{"a", unit_called(event_unit)}, {"d", unit_called(event_other)}});
}

void Story::tell_armies() {
    for (u8 army = NORTH; army < ARMIES; ++army) {
        const auto percent = army_morale[army] * 100U / morale_at_dawn_[army];
        const u8 gloom = percent < 25 ? 2 : percent < 50 ? 1 : 0;
        if (gloom <= gloom_[army] || army_gives_up(army)) continue;
        gloom_[army] = gloom;
        teller_.say(gloom == 1 ? words::wavers : words::breaks, army,
                    {{"army", army_called(army)}});
    }
}

void Story::tell_end() {
    fights_.tell_meanwhile(2);
    if (battle_end == END_NIGHTFALL) return teller_.say(words::night, 0, {});
    const auto army = static_cast<u8>(battle_end - END_NORTH_RETREATS);
    const bool is_leaderless = setup_leader != NO_UNIT && unit_army[setup_leader] == army &&
                               unit_state[setup_leader] == STATE_GONE;
    teller_.say(is_leaderless ? words::leaderless : words::retreat, army,
                {{"army", army_called(army)}, {"other", army_called(army ^ 1)}});
}

void Story::close(bool is_over) {
    auto& page = teller_.page;
    if (!is_over)
        teller_.say_plainly(
            fmt::format("Here the journal ends, with {} due.", unit_called(battle_unit)));
    tell_losses(page);
    if (is_over) tell_verdict(page);
    text_ = page.text();
}
