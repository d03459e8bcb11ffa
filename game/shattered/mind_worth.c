/* What an exchange is worth. */
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

u16 mind_worth(u8 routs)
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
