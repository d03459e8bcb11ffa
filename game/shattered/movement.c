#include "movement.h"

#include "tables.h"

u8 move_cost(u8 type, u8 terrain, u8 race)
{
    u8 cost = tbl_move_cost[(u8)((u8)(type << 3) | terrain)];

    if (cost != PROHIBITED && (tbl_race[race] & RACE_HAS_SOONER)) {
        cost = (u8)(cost - BONUS_SOONER); /* ruling sooner-prohibited */
    }
    return cost;
}
