/* What the unit sees. */
#include "battle.h"
#include "hex.h"
#include "mind.h"
#include "morale.h"
#include "rout.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

u8 mind_far[UNITS_MAX];
u8 mind_near;
u8 mind_shy;

void mind_look(void)
{
    u8 q = unit_q[battle_unit];
    u8 r = unit_r[battle_unit];
    u8 army = unit_army[battle_unit];
    u8 nearest = 255;
    u8 distance;
    u8 unit;

    mind_near = NO_UNIT;
    for (unit = 0; unit < unit_count; ++unit) {
        distance = 255;
        if (unit_army[unit] != army && unit_state[unit] <= STATE_ON_FIELD) {
            distance = hex_distance(q, r, unit_q[unit], unit_r[unit]);
            if (distance < nearest) {
                nearest = distance;
                mind_near = unit;
            }
        }
        mind_far[unit] = distance;
    }
    mind_shy = (u8)(unit_missile[battle_unit] == MISSILE_BOW || unit_spells[battle_unit] != 0 ||
                    unit_illusion[battle_unit] || battle_unit == setup_leader);
}

u8 mind_wavers(void)
{
    if (!unit_moved[battle_unit]) {
        return 0;
    }
    rout_weigh(battle_unit);
    morale_dice = 9; /* a little below the average of 10.5 */
    morale_count();
    return (u8)(morale_result(unit_class[battle_unit]) != MORALE_TAKES_ORDERS);
}
