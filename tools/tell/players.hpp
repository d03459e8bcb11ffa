// Who gives the orders. The three skills are the game's own computer opponent;
// greedy and random are here to measure it against.
#pragma once

#include <array>
#include <cstdint>

extern "C" {
#include "bytes.h"
}

enum class PlayerKind : u8 { novice, standard, expert, greedy, random };
inline constexpr std::array player_names{"novice", "standard", "expert", "greedy", "random"};

// The player of one army in one battle.
class Player {
  public:
    Player(PlayerKind kind, u32 seed, u8 army);

    // Sets order_... for battle_unit, which is due and of this army. It is legal.
    void order();

  private:
    PlayerKind kind_;
    std::uint64_t chance_; // of random; the game's dice are never asked
};
