#include "army.h"

#include "tables.h"

u16 army_morale[ARMIES];

void army_reset(void)
{
    army_morale[0] = 0;
    army_morale[1] = 0;
}

void army_muster(u8 army, u8 race)
{
    army_morale[army] = (u16)(army_morale[army] + tbl_race_morale[race]);
}

static void shift(u8 army, u8 points)
{
    u8 other = (u8)(army ^ 1);

    army_morale[army] = (u16)(army_morale[army] + points);
    if (army_morale[other] <= points) {
        army_morale[other] = 0; /* ruling army-floor */
    } else {
        army_morale[other] = (u16)(army_morale[other] - points);
    }
}

void army_battle_won(u8 army)
{
    shift(army, ARMY_BATTLE);
}

void army_enemy_routs(u8 army)
{
    shift(army, ARMY_ROUT);
}

void army_enemy_rout_moves(u8 army)
{
    shift(army, ARMY_ROUT_MOVE);
}

void army_enemy_destroyed(u8 army)
{
    shift(army, ARMY_DESTROYED);
}

u8 army_gives_up(u8 army)
{
    return (u8)(army_morale[army] == 0);
}
