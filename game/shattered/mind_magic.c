/* Spells: an edge for the friend who fights, a shield for oneself. */
#include "battle.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

u8 mind_cast(void)
{
    u8 points = unit_spells[battle_unit];
    u8 target = NO_UNIT;
    u16 most = 0;
    u8 unit;

    if (!setup_magic || points == 0) {
        return 0;
    }
    if (points > SPELL_MOST) {
        points = SPELL_MOST;
    }
    order_kind = ORDER_CAST;
    order_points = points;
    if (mind_near != NO_UNIT && mind_far[mind_near] <= 2 && unit_guard[battle_unit] == 0) {
        order_spell = SPELL_GUARD;
        order_target = battle_unit;
        return 1;
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] == unit_army[battle_unit] && unit_state[unit] == STATE_READY &&
            unit != battle_unit && unit_blade[unit] == 0 && !unit_illusion[unit] &&
            hex_distance(unit_q[battle_unit], unit_r[battle_unit], unit_q[unit], unit_r[unit]) <=
                SPELL_HEXES &&
            unit_men(unit) > most &&
            field_nearest_enemy(unit_army[unit], unit_q[unit], unit_r[unit]) == 1) {
            target = unit;
            most = unit_men(unit);
        }
    }
    if (target == NO_UNIT) {
        return 0;
    }
    order_spell = SPELL_BLADE;
    order_target = target;
    return 1;
}
