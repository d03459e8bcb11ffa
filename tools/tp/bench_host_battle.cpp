#include "bench_host_battle.hpp"

#include "battle_options.hpp"

HostResult play_host_battle(const HostBattle& battle, u32 seed) {
    BattleOptions options;
    options.scenario = battle.scenario;
    options.seed = seed;
    std::array players{Player(battle.players, seed, NORTH), Player(battle.players, seed, SOUTH)};
    set_options(options);
    battle_begin();
    if (battle.units != 0) change_roster(battle.units);
    HostResult result;
    while (battle_next() == BATTLE_ORDER) {
        players[unit_army[battle_unit]].order();
        battle_order();
        ++result.decisions;
    }
    result.hash = battle_hash();
    return result;
}
