/* Whom to fight, whom to shoot at. */
#include "act.h"
#include "battle.h"
#include "combat.h"
#include "mind.h"
#include "tables.h"
#include "troop.h"

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
            found = mind_worth(1);
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
            found = mind_worth(0);
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
