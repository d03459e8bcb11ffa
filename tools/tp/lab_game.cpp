#include "lab_game.hpp"

#include <algorithm>

#include "losses.hpp"

namespace {

Results* running; // event_sink takes no argument

void note_morale(std::size_t time) {
    for (u8 army = NORTH; army < ARMIES; ++army) {
        const auto level = std::min<std::size_t>(army_morale[army], morale_levels - 1);
        ++running->armies[army].morale[time][level];
    }
}

// The one listener of the lab; it is called a thousand times a game.
void note_time() {
    if (event_kind == EVENT_TIME) note_morale(event_value);
}

Outcome outcome() {
    const bool decisive = tally_result == MARGIN_DECISIVE_VICTORY;
    if (tally_winner == NORTH) return decisive ? Outcome::north_decisive : Outcome::north_victory;
    if (tally_winner == SOUTH) return decisive ? Outcome::south_decisive : Outcome::south_victory;
    return Outcome::draw;
}

void note_end(Results& results) {
    ++results.games;
    ++results.by_outcome[static_cast<std::size_t>(outcome())];
    ++results.by_end[battle_end];
    ++results.by_length[battle_clock];
    // Every time-point that has not begun; at nightfall that is the last one.
    for (std::size_t time = std::min(battle_clock + 1, NIGHTFALL); time < time_points; ++time)
        note_morale(time);
    for (u8 army = NORTH; army < ARMIES; ++army) {
        const auto losses = count_losses(army);
        auto& sums = results.armies[army];
        sums.began += losses.began;
        sums.dead += losses.dead;
        sums.fled += losses.fled;
        sums.routed += losses.routed;
    }
}

} // namespace

void play_lab_game(const BattleOptions& options, Results& results) {
    std::array players{Player(options.players[NORTH], options.seed, NORTH),
                       Player(options.players[SOUTH], options.seed, SOUTH)};
    running = &results;
    event_sink = note_time;
    set_options(options);
    battle_begin();
    while (battle_next() == BATTLE_ORDER) {
        players[unit_army[battle_unit]].order();
        battle_order();
    }
    event_sink = nullptr;
    note_end(results);
}
