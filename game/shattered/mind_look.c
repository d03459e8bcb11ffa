/* What the unit sees. */
#include "battle.h"
#include "mind.h"
#include "morale.h"
#include "rout.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

#define WAVERS_DICE 7 /* far below the average of 10.5: a wait of one time-point costs little */

u8 mind_shy;

void mind_look(void)
{
    scan_measure(battle_unit);
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
