/* The turn of a routed unit. */
#include "army.h"
#include "battle.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "movement.h"
#include "rout.h"
#include "tables.h"
#include "troop.h"

/* How far the nearest enemy is from the hex of the last hex_step, which is off the
   map. West of it q is 255, for -1: there everything is seen a column farther east. */
static u8 nearest_from_outside(u8 army)
{
    u8 nearest = 255;
    u8 distance;
    u8 other;

    if (hex_step_q != 255) {
        return field_nearest_enemy(army, hex_step_q, hex_step_r);
    }
    for (other = 0; other < unit_count; ++other) {
        if (unit_army[other] != army && unit_state[other] <= STATE_ON_FIELD) {
            distance = hex_distance(0, hex_step_r, (u8)(unit_q[other] + 1), unit_r[other]);
            if (distance < nearest) {
                nearest = distance;
            }
        }
    }
    return nearest;
}

/* The neighbour farthest from the nearest enemy; off the map only if every hex
   of the map is nearer. */
static void run(u8 unit)
{
    u8 best = NO_DIRECTION;
    u8 best_distance = 0;
    u8 best_cost = 0;
    u8 off_map_distance = 0;
    u8 direction;
    u8 distance;
    u8 cost;
    u16 cell;

    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        if (hex_step(unit_q[unit], unit_r[unit], direction)) {
            cell = hex_cell(hex_step_q, hex_step_r);
            cost = field_cost(unit, map_terrain[cell]);
            if (map_unit[cell] == NO_UNIT && cost != PROHIBITED) {
                distance = field_nearest_enemy(unit_army[unit], hex_step_q, hex_step_r);
                if (best == NO_DIRECTION || distance > best_distance ||
                    (distance == best_distance && cost < best_cost)) {
                    best = direction;
                    best_distance = distance;
                    best_cost = cost;
                }
            }
        } else {
            distance = nearest_from_outside(unit_army[unit]);
            if (distance > off_map_distance) {
                off_map_distance = distance;
            }
        }
    }
    if (off_map_distance > best_distance) {
        field_destroy(unit, DESTROYED_OFF_MAP);
        return;
    }
    if (best == NO_DIRECTION) {
        unit_due[unit] = (u8)(battle_clock + field_pause(unit));
        return;
    }
    field_leave(unit);
    hex_step(unit_q[unit], unit_r[unit], best);
    field_place(unit, hex_step_q, hex_step_r);
    unit_moved[unit] = 1;
    unit_heading[unit] = best;
    unit_due[unit] = (u8)(battle_clock + best_cost);
    event_tell(EVENT_MOVED, unit, 1, best);
    army_enemy_rout_moves((u8)(unit_army[unit] ^ 1));
}

void rout_turn(u8 unit)
{
    u8 result = MORALE_ROUTS;

    if (field_nearest_enemy(unit_army[unit], unit_q[unit], unit_r[unit]) > MORALE_RALLY_HEXES) {
        result = rout_check(unit);
    }
    if (result == MORALE_TAKES_ORDERS) {
        unit_state[unit] = STATE_READY; /* due as it is: it takes an order at once */
        unit_moved[unit] = 0;
        event_tell(EVENT_RALLIED, unit, NO_UNIT, 0);
    } else if (result == MORALE_HALTS) {
        rout_halt(unit);
    } else {
        run(unit);
    }
}
