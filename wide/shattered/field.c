/* As in game/shattered; but where a unit goes is written together with the places of
   the units around it, as they are read next. A processor makes a wide read wait for a
   narrow write that it overlaps. */
#include "field.h"

#include "army.h"
#include "event.h"
#include "hex.h"
#include "sets.h"
#include "setup.h"
#include "troop.h"

/* All lanes 0 but the one in the middle. */
static const u8 one[2 * LANES] = {[LANES] = 255};

static inline void put(u8 *bytes, u8 unit, u8 value)
{
    unsigned lane = unit & (LANES - 1);
    lanes here = lanes_load(one + LANES - lane);

    bytes += unit - lane;
    lanes_store(bytes,
                lanes_or(lanes_without(lanes_load(bytes), here), lanes_and(lanes_of(value), here)));
}

void field_place(u8 unit, u8 q, u8 r)
{
    u16 cell = hex_cell(q, r);

    put(unit_q, unit, q);
    put(unit_r, unit, r);
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
