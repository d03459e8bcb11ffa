/* Whom to fight, whom to shoot at: only those in reach are looked at. */
#include "act.h"
#include "battle.h"
#include "combat.h"
#include "mind.h"
#include "sets.h"
#include "tables.h"
#include "troop.h"

/* The enemies that are no farther. */
static inline set within(u8 hexes)
{
    set enemies = 0;
    unsigned block;

    SET_BLOCKS (block) {
        enemies |= set_bits(lanes_and(lanes_at_most(lanes_load(mind_far + block), lanes_of(hexes)),
                                      set_lanes(block)),
                            block);
    }
    return enemies;
}

u16 mind_best_melee(void)
{
    set enemies;
    u16 best = 0;
    u16 found;
    u8 unit;

    order_target = NO_UNIT;
    if (mind_near == NO_UNIT || mind_far[mind_near] > 1) {
        return 0;
    }
    enemies = within(1);
    SET_EACH (unit, enemies) {
        melee_expect(battle_unit, unit);
        found = mind_worth(1);
        if (found > best) {
            best = found;
            order_target = unit;
        }
    }
    return best;
}

u16 mind_best_shot(void)
{
    set enemies;
    u16 best = 0;
    u16 found;
    u8 target = NO_UNIT;
    u8 unit;

    if (unit_missile[battle_unit] == MISSILE_NONE || mind_near == NO_UNIT) {
        return 0;
    }
    enemies = within(tbl_range[unit_missile[battle_unit]]);
    order_kind = ORDER_FIRE;
    SET_EACH (unit, enemies) {
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
    order_target = target;
    return best;
}
