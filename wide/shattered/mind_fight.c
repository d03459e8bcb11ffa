/* Whom to fight, whom to shoot at: only those in reach are looked at. */
#include "battle.h"
#include "combat.h"
#include "mind.h"
#include "sets.h"
#include "tables.h"
#include "troop.h"

/* The enemies that are no farther; whoever is no enemy is 255 hexes off. */
SET_INLINE set within(lanes hexes, unsigned units)
{
    set enemies = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        enemies |= set_bits(lanes_at_most(lanes_load(mind_far + block), hexes), block);
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
    enemies = SET_SIZED(within, lanes_of(1));
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

/* act_answers, for an enemy whose distance is known. */
static inline u8 answers(u8 unit)
{
    u8 missile = unit_missile[unit];
    u8 range = missile < sizeof tbl_range ? tbl_range[missile] : 0;

    return (u8)((mind_far[unit] <= range) & (unit_state[unit] != STATE_ROUTED));
}

u16 mind_best_shot(void)
{
    set enemies;
    u16 best = 0;
    u16 found;
    u8 target = NO_UNIT;
    u8 range, unit;

    if (unit_missile[battle_unit] == MISSILE_NONE || mind_near == NO_UNIT) {
        return 0;
    }
    range = tbl_range[unit_missile[battle_unit]];
    if (mind_far[mind_near] > range) {
        return 0;
    }
    enemies = SET_SIZED(within, lanes_of(range));
    order_kind = ORDER_FIRE;
    SET_EACH (unit, enemies) {
        fire_expect(battle_unit, unit, answers(unit));
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
