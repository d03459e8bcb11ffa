#include "field.h"

#include "army.h"
#include "event.h"
#include "hex.h"
#include "movement.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

void field_place(u8 unit, u8 q, u8 r)
{
    u16 cell = hex_cell(q, r);

    unit_q[unit] = q;
    unit_r[unit] = r;
    unit_terrain[unit] = map_terrain[cell];
    map_unit[cell] = unit;
}

void field_leave(u8 unit)
{
    map_unit[hex_cell(unit_q[unit], unit_r[unit])] = NO_UNIT;
}

u8 field_here(u8 unit)
{
    return (u8)(unit_state[unit] <= STATE_ON_FIELD);
}

u8 field_nearest_enemy(u8 army, u8 q, u8 r)
{
    u8 nearest = 255;
    u8 distance;
    u8 unit;

    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] != army && unit_state[unit] <= STATE_ON_FIELD) {
            distance = hex_distance(q, r, unit_q[unit], unit_r[unit]);
            if (distance < nearest) {
                nearest = distance;
            }
        }
    }
    return nearest;
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

void field_destroy(u8 unit, u8 how)
{
    field_leave(unit);
    unit_state[unit] = STATE_GONE;
    event_tell(EVENT_DESTROYED, unit, NO_UNIT, how);
    army_enemy_destroyed((u8)(unit_army[unit] ^ 1));
    if (unit == setup_leader) {
        army_leaderless(unit_army[unit]); /* ruling ormolu-falls */
    }
}
