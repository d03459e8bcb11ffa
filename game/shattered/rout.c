#include "rout.h"

#include "army.h"
#include "battle.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "morale.h"
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
