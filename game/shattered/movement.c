#include "movement.h"

#include "field.h"
#include "tables.h"
#include "troop.h"

u8 move_cost(u8 type, u8 terrain, u8 race)
{
    u8 cost = tbl_move_cost[(u8)((u8)(type << 3) | terrain)];

    if (cost != PROHIBITED && (tbl_race[race] & RACE_HAS_SOONER)) {
        cost = (u8)(cost - BONUS_SOONER); /* ruling sooner-prohibited */
    }
    return cost;
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
