// A whole battle, to be measured: two players of one kind, from a seed to a hash.
#pragma once

#include "players.hpp"
#include "rules.hpp"

struct HostBattle {
    u8 scenario = 0;
    PlayerKind players = PlayerKind::standard;
    u8 units = 0; // the roster is cut or repeated to so many; 0 leaves it as it is
};

struct HostResult {
    std::uint32_t decisions = 0;
    u32 hash = 0; // of the end
};

HostResult play_host_battle(const HostBattle& battle, u32 seed);

// Cuts or repeats the roster of the battle that has just begun. A unit that finds its
// hex taken stands in the nearest one that is free.
void change_roster(u8 units);
