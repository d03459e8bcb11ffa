#include "army.h"

#include "event.h"
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

static void shift(u8 army, u8 points, u8 why)
{
    u8 other = (u8)(army ^ 1);

    if (army_morale[army] == 0) {
        return; /* ruling army-floor: who has given up gains nothing */
    }
    army_morale[army] = (u16)(army_morale[army] + points);
    if (army_morale[other] <= points) {
        army_morale[other] = 0;
    } else {
        army_morale[other] = (u16)(army_morale[other] - points);
    }
    event_tell(EVENT_ARMY, army, why, points);
}

void army_battle_won(u8 army)
{
    shift(army, ARMY_BATTLE, ARMY_BY_BATTLE);
}

void army_enemy_routs(u8 army)
{
    shift(army, ARMY_ROUT, ARMY_BY_ROUT);
}

void army_enemy_rout_moves(u8 army)
{
    shift(army, ARMY_ROUT_MOVE, ARMY_BY_ROUT_MOVE);
}

void army_enemy_destroyed(u8 army)
{
    shift(army, ARMY_DESTROYED, ARMY_BY_DESTROYED);
}

void army_leaderless(u8 army)
{
    if (army_morale[army] == 0) {
        return;
    }
    army_morale[army] = 0;
    event_tell(EVENT_ARMY, (u8)(army ^ 1), ARMY_BY_LEADER, 0);
}

u8 army_gives_up(u8 army)
{
    return (u8)(army_morale[army] == 0);
}
