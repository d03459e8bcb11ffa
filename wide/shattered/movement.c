/* What a move costs, looked up in one table: by whether the race goes sooner, by type
   and by terrain. */
#include "movement.h"

#include "field.h"
#include "tables.h"
#include "troop.h"

static u8 costs[2][256];

/* Before main, so that nobody need ask. */
__attribute__((constructor)) static void learn_costs(void)
{
    unsigned i;

    for (i = 0; i < sizeof tbl_move_cost; ++i) {
        costs[0][i] = tbl_move_cost[i];
        costs[1][i] = tbl_move_cost[i];
        if (tbl_move_cost[i] != PROHIBITED) {
            costs[1][i] = (u8)(tbl_move_cost[i] - BONUS_SOONER); /* ruling sooner-prohibited */
        }
    }
}

u8 move_cost(u8 type, u8 terrain, u8 race)
{
    return costs[(tbl_race[race] & RACE_HAS_SOONER) != 0][type << 3 | terrain];
}

u8 field_cost(u8 unit, u8 terrain)
{
    u8 cost = move_cost(unit_type[unit], terrain, unit_race[unit]);
    u8 haste = unit_haste[unit];

    if (haste == 0 || cost <= HASTE_LOWEST) {
        return cost;
    }
    if (cost <= (u8)(HASTE_LOWEST + haste)) {
        return HASTE_LOWEST;
    }
    return (u8)(cost - haste);
}

u8 field_pause(u8 unit)
{
    return move_cost(unit_type[unit], TERRAIN_CLEAR, unit_race[unit]);
}
