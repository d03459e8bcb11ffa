#include "field.h"

#include "army.h"
#include "event.h"
#include "hex.h"
#include "setup.h"
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
