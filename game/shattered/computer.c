#include "computer.h"

#include "battle.h"
#include "mind.h"
#include "tables.h"
#include "troop.h"

#define FIGHT_FROM (EVEN - 25) /* a small loss is worth being first */

u8 mind_skill;

/* On horseback: it can get away. */
static u8 rides(void)
{
    return (u8)(tbl_unit_type[unit_type[battle_unit]] & 8);
}

void computer_order(u8 skill)
{
    u16 melee;
    u16 shot;
    u8 enemy;

    mind_skill = skill;
    mind_look();
    if (!unit_illusion[battle_unit]) {
        if (skill != SKILL_NOVICE && mind_cast()) {
            return;
        }
        shot = mind_best_shot();
        enemy = order_target;
        melee = mind_best_melee();
        if (melee >= FIGHT_FROM && melee >= shot) {
            order_kind = ORDER_MELEE;
            if (skill == SKILL_EXPERT && mind_wavers()) {
                order_kind = ORDER_WAIT; /* steadied, it will need no check */
                order_target = 1;
            }
            return;
        }
        if (shot > EVEN) {
            order_kind = ORDER_FIRE;
            order_target = enemy;
            return;
        }
        if (melee != 0) {
            if (rides()) {
                mind_shy = 1; /* out of reach of what it cannot beat */
            } else if (!mind_shy) {
                order_kind = ORDER_MELEE; /* better to strike than to be struck */
                return;
            }
        }
    }
    mind_march();
}
