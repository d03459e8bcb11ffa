#include "act.h"

#include "army.h"
#include "battle.h"
#include "combat.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "rout.h"
#include "tables.h"
#include "troop.h"

/* An illusion that strikes or is struck is gone, and nobody is hurt. */
static u8 was_illusion(u8 unit)
{
    if (!unit_illusion[unit]) {
        return 0;
    }
    field_leave(unit);
    unit_state[unit] = STATE_GONE;
    event_tell(EVENT_VANISHED, unit, NO_UNIT, 0);
    return 1;
}

static u8 illusions_vanish(u8 attacker, u8 defender)
{
    u8 vanished = was_illusion(attacker);

    return (u8)(was_illusion(defender) | vanished);
}

/* Takes the losses, and counts the battle for both units and both armies. */
static void take_losses(void)
{
    u8 side;
    u8 unit;

    combat_apply();
    if (combat_winner != NOBODY) {
        army_battle_won(unit_army[combat_unit[combat_winner]]);
    }
    for (side = ATTACKER; side <= DEFENDER; ++side) {
        unit = combat_unit[side];
        if (combat_winner == side) {
            if (unit_battles[unit] < COUNT_ZERO + COUNT_MOST) {
                ++unit_battles[unit];
            }
        } else if (combat_winner != NOBODY) {
            if (unit_battles[unit] > COUNT_ZERO - COUNT_MOST) {
                --unit_battles[unit];
            }
        }
        if (unit_men(unit) == 0) {
            field_destroy(unit, DESTROYED_IN_FIGHT);
        }
    }
}

void act_melee(u8 attacker, u8 defender)
{
    u8 side;
    u8 unit;
    u8 result;

    if (unit_moved[attacker] && !unit_illusion[attacker]) { /* ruling check-attacking */
        result = rout_check(attacker);
        if (result == MORALE_ROUTS) {
            rout_begin(attacker, ROUT_BY_CHECK);
            return;
        }
        if (result == MORALE_HALTS) {
            rout_halt(attacker);
            return;
        }
    }
    unit_moved[attacker] = 0;
    unit_due[attacker] = (u8)(battle_clock + field_pause(attacker));
    if (illusions_vanish(attacker, defender)) {
        return;
    }
    melee_resolve(attacker, defender);
    event_tell(EVENT_MELEE, attacker, defender, combat_winner);
    take_losses();
    for (side = ATTACKER; side <= DEFENDER; ++side) { /* ruling losses-in-a-row */
        unit = combat_unit[side];
        if (combat_winner == NOBODY || combat_winner == side) {
            unit_lost_row[unit] = 0;
        } else {
            ++unit_lost_row[unit];
            if (unit_state[unit] <= STATE_HALTED &&
                morale_breaks(unit_class[unit], unit_lost_row[unit])) {
                rout_begin(unit, ROUT_BY_LOSSES);
            }
        }
    }
}

u8 act_answers(u8 attacker, u8 defender)
{
    if (unit_missile[defender] == MISSILE_NONE || unit_state[defender] == STATE_ROUTED) {
        return 0;
    }
    return (u8)(hex_distance(unit_q[attacker], unit_r[attacker], unit_q[defender],
                             unit_r[defender]) <= tbl_range[unit_missile[defender]]);
}

void act_fire(u8 attacker, u8 defender)
{
    unit_moved[attacker] = 0;
    unit_due[attacker] = (u8)(battle_clock + field_pause(attacker));
    if (illusions_vanish(attacker, defender)) {
        return;
    }
    fire_resolve(attacker, defender, act_answers(attacker, defender));
    event_tell(EVENT_FIRE, attacker, defender, combat_winner);
    take_losses();
}
