#include "story_beat.hpp"

void Beat::fight() {
    is_fight = true;
    is_melee = event_kind == EVENT_MELEE;
    attacker = event_unit;
    defender = event_other;
    is_pursuit = unit_state[defender] == STATE_ROUTED;
    winner = combat_winner;
    kills = {combat_kills[ATTACKER], combat_kills[DEFENDER]};
}

void Beat::follow_up() {
    switch (event_kind) {
    case EVENT_MORALE:
        if (event_value == MORALE_TAKES_ORDERS && event_unit != actor) held.push_back(event_unit);
        break;
    case EVENT_HALTED: halted.push_back(event_unit); break;
    case EVENT_ROUTED:
        if (routed.empty()) by_losses = event_value == ROUT_BY_LOSSES;
        routed.push_back(event_unit);
        break;
    case EVENT_DESTROYED: destroyed.push_back(event_unit); break;
    case EVENT_VANISHED: vanished.push_back(event_unit); break;
    default: break;
    }
}
