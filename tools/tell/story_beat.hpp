// One order and everything that it has set off.
#pragma once

#include <array>
#include <vector>

#include "rules.hpp"

struct Beat {
    // Before the order.
    u8 actor = NO_UNIT;
    bool had_moved = false;

    // EVENT_MELEE or EVENT_FIRE with both units, or nothing of it.
    bool is_fight = false, is_melee = false;
    u8 attacker = NO_UNIT, defender = NO_UNIT;
    bool is_pursuit = false;
    u8 winner = NOBODY;
    std::array<u16, 2> kills{};

    bool by_losses = false;       // why the first of the routed ran
    std::vector<u8> routed;       // the first, and those it took along
    std::vector<u8> halted, held; // checked their morale
    std::vector<u8> destroyed, vanished;

    void fight();     // the event is an exchange
    void follow_up(); // the event is something that came of it
};
