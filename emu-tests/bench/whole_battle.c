/* One battle of standard against standard, for tp bench to count: it sets the
   scenario and the seed, and reads how often and how long each routine ran. */
#include "battle.h"
#include "computer.h"

u8 bench_scenario = 0;
u8 bench_seed = 0; /* 0: 1981 */

int main(void)
{
    battle_scenario = bench_scenario;
    battle_seed = 1981;
    if (bench_seed != 0) {
        battle_seed = bench_seed;
    }
    battle_begin();
    while (battle_next() == BATTLE_ORDER) {
        computer_order(SKILL_STANDARD);
        battle_order();
    }
    return 0;
}
