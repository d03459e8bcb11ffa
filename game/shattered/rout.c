#include "rout.h"

#include "army.h"
#include "battle.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "movement.h"
#include "tables.h"
#include "troop.h"

/* Who has seen a rout in what the present order has set off. */
#define CALM 0
#define SHAKEN 1 /* must check */
#define CHECKED 2

static u8 mood[UNITS_MAX];

void rout_weigh(u8 unit)
{
    morale_count_neighbours(unit);
    morale_battles = unit_battles[unit];
    morale_routs = unit_routs[unit];
    morale_courage = unit_courage[unit];
    morale_dead = morale_dead_factor(unit_first_men(unit), unit_men(unit));
}

u8 rout_check(u8 unit)
{
    u8 result;

    rout_weigh(unit);
    morale_dice = dice_three();
    morale_count();
    result = morale_result(unit_class[unit]);
    event_tell(EVENT_MORALE, unit, NO_UNIT, result);
    return result;
}

void rout_halt(u8 unit)
{
    unit_state[unit] = STATE_HALTED;
    unit_moved[unit] = 0;
    unit_due[unit] = (u8)(battle_clock + MORALE_HALT_POINTS);
    event_tell(EVENT_HALTED, unit, NO_UNIT, MORALE_HALT_POINTS);
}

static void count_up(u8 *count)
{
    if (*count < COUNT_ZERO + COUNT_MOST) {
        ++*count;
    }
}

static void count_down(u8 *count)
{
    if (*count > COUNT_ZERO - COUNT_MOST) {
        --*count;
    }
}

/* One unit breaks; those who see it take note. */
static void break_unit(u8 unit, u8 why)
{
    u8 other;
    u8 left;

    unit_state[unit] = STATE_ROUTED;
    unit_due[unit] = (u8)(battle_clock + 1);
    unit_moved[unit] = 0;
    unit_lost_row[unit] = 0;
    count_down(&unit_routs[unit]);
    event_tell(EVENT_ROUTED, unit, NO_UNIT, why);
    army_enemy_routs((u8)(unit_army[unit] ^ 1));
    left = scan_within(unit, MORALE_SHAKEN_HEXES);
    while (left != 0) {
        --left;
        other = scan_list[left];
        if (unit_army[other] != unit_army[unit]) {
            count_up(&unit_routs[other]);
        } else {
            count_down(&unit_routs[other]);
            if (mood[other] == CALM) {
                mood[other] = SHAKEN;
            }
        }
    }
}

void rout_begin(u8 unit, u8 why)
{
    u8 other;
    u8 again;
    u8 result;

    for (other = 0; other < unit_count; ++other) {
        mood[other] = CALM;
    }
    mood[unit] = CHECKED;
    break_unit(unit, why);
    do { /* each unit is checked once, so this ends: ruling rout-seen-once */
        again = 0;
        for (other = 0; other < unit_count; ++other) {
            if (mood[other] == SHAKEN) {
                mood[other] = CHECKED;
                again = 1;
                if (unit_state[other] <= STATE_HALTED && !unit_illusion[other]) {
                    result = rout_check(other);
                    if (result == MORALE_ROUTS) {
                        break_unit(other, ROUT_BY_CHECK);
                    } else if (result == MORALE_HALTS && unit_state[other] == STATE_READY) {
                        rout_halt(other);
                    }
                }
            }
        }
    } while (again);
}

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
