/* decisions SCENARIO FIRST COUNT: plays standard against standard and makes the
   computer think twice about the decisions from FIRST on, COUNT of them. The
   difference in cycles to a run with COUNT 0 is what they cost. Prints how many
   decisions the game had. */
#include "battle.h"
#include "computer.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    u16 decision = 0;
    u16 first;
    u16 count;

    if (argc < 4) {
        return 2;
    }
    battle_scenario = (u8)atoi(argv[1]);
    first = (u16)atoi(argv[2]);
    count = (u16)atoi(argv[3]);
    battle_seed = 1981;
    battle_begin();
    while (battle_next() == BATTLE_ORDER) {
        if (decision >= first && (u16)(decision - first) < count) {
            computer_order(SKILL_STANDARD);
        }
        computer_order(SKILL_STANDARD);
        battle_order();
        ++decision;
    }
    printf("%u\n", (unsigned)decision);
    return 0;
}
