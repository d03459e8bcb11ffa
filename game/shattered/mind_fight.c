/* Whom to fight, whom to shoot at. */
#include "act.h"
#include "battle.h"
#include "combat.h"
#include "mind.h"
#include "morale.h"
#include "tables.h"
#include "troop.h"

#define WORTH_BATTLE 84 /* a point of army morale, which is what a battle won brings */
#define WORTH_ROUT 206  /* a rout is several, with what it sets off */
#define WORTH_DESTROYED 240

static u16 worth(u16 men, u8 unit)
{
    return (u16)((u16)(men * (u8)(tbl_unit_type[unit_type[unit]] >> 5)) >> 3);
}

/* Of the exchange that was just expected. */
static u16 value(u8 routs)
{
    static u8 me, enemy;
    static u16 gain, loss;

    me = combat_unit[ATTACKER];
    enemy = combat_unit[DEFENDER];
    gain = (u16)(EVEN + worth(combat_kills[ATTACKER], enemy));
    loss = worth(combat_kills[DEFENDER], me);
    if (combat_winner == ATTACKER) {
        gain = (u16)(gain + WORTH_BATTLE);
        if (routs && unit_state[enemy] <= STATE_HALTED &&
            morale_breaks(unit_class[enemy], (u8)(unit_lost_row[enemy] + 1))) {
            gain = (u16)(gain + WORTH_ROUT);
        }
    } else if (combat_winner == DEFENDER) {
        loss = (u16)(loss + WORTH_BATTLE);
        if (routs && morale_breaks(unit_class[me], (u8)(unit_lost_row[me] + 1))) {
            loss = (u16)(loss + WORTH_ROUT);
        }
    }
    if (combat_kills[ATTACKER] >= unit_men(enemy)) {
        gain = (u16)(gain + WORTH_DESTROYED);
    }
    if (combat_kills[DEFENDER] >= unit_men(me)) {
        loss = (u16)(loss + WORTH_DESTROYED);
    }
    return (u16)(gain - loss);
}

u16 mind_best_melee(void)
{
    static u16 best, found;
    static u8 target, unit;

    best = 0;
    target = NO_UNIT;
    order_target = NO_UNIT;
    if (mind_near == NO_UNIT || mind_far[mind_near] > 1) {
        return 0; /* most of the time nobody is: no need to look at all */
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (mind_far[unit] == 1) {
            melee_expect(battle_unit, unit);
            found = value(1);
            if (found > best) {
                best = found;
                target = unit;
            }
        }
    }
    order_target = target;
    return best;
}

u16 mind_best_shot(void)
{
    static u16 best, found;
    static u8 range, target, unit;

    if (unit_missile[battle_unit] == MISSILE_NONE || mind_near == NO_UNIT) {
        return 0;
    }
    range = tbl_range[unit_missile[battle_unit]];
    if (mind_far[mind_near] > range) {
        return 0;
    }
    best = 0;
    target = NO_UNIT;
    order_kind = ORDER_FIRE;
    for (unit = 0; unit < unit_count; ++unit) {
        if (mind_far[unit] <= range) {
            fire_expect(battle_unit, unit, act_answers(battle_unit, unit));
            found = value(0);
            if (found > best) {
                order_target = unit;
                if (order_refused() == 0) {
                    best = found;
                    target = unit;
                }
            }
        }
    }
    order_target = target;
    return best;
}
