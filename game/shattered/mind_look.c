/* What the unit sees. */
#include "battle.h"
#include "mind.h"
#include "morale.h"
#include "rout.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

#define WAVERS_DICE 7 /* far below the average of 10.5: a wait of one time-point costs little */

u8 mind_far[UNITS_MAX];
u8 mind_near;
u8 mind_shy;

/* hex_distance, written out: a call with four arguments for each unit would cost
   more than all the rest of the look. */
static void measure(void)
{
    static u8 my_q, my_r, army, nearest, dq, dr, unit;

    my_q = unit_q[battle_unit];
    my_r = unit_r[battle_unit];
    army = unit_army[battle_unit];
    nearest = 255;
    mind_near = NO_UNIT;
    for (unit = 0; unit < unit_count; ++unit) {
        mind_far[unit] = 255;
        if (unit_army[unit] != army && unit_state[unit] <= STATE_ON_FIELD) {
            dq = unit_q[unit];
            dr = unit_r[unit];
            if (dq >= my_q) {
                dq = (u8)(dq - my_q);
                if (dr >= my_r) {
                    dr = (u8)(dr - my_r);
                    dq = (u8)(dq + dr);
                } else {
                    dr = (u8)(my_r - dr);
                    if (dr > dq) {
                        dq = dr;
                    }
                }
            } else {
                dq = (u8)(my_q - dq);
                if (dr <= my_r) {
                    dr = (u8)(my_r - dr);
                    dq = (u8)(dq + dr);
                } else {
                    dr = (u8)(dr - my_r);
                    if (dr > dq) {
                        dq = dr;
                    }
                }
            }
            mind_far[unit] = dq;
            if (dq < nearest) {
                nearest = dq;
                mind_near = unit;
            }
        }
    }
}

void mind_look(void)
{
    measure();
    mind_shy = (u8)(unit_missile[battle_unit] == MISSILE_BOW || unit_spells[battle_unit] != 0 ||
                    unit_illusion[battle_unit] || battle_unit == setup_leader);
}

u8 mind_wavers(void)
{
    if (!unit_moved[battle_unit]) {
        return 0;
    }
    rout_weigh(battle_unit);
    morale_dice = WAVERS_DICE;
    morale_count();
    return (u8)(morale_result(unit_class[battle_unit]) != MORALE_TAKES_ORDERS);
}
