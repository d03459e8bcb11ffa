#include "computer.h"

#include "battle.h"
#include "mind.h"
#include "tables.h"
#include "troop.h"

u8 mind_skill;
u8 mind_blind;

/* Whether the unit draws back from a fight that it would lose. Riders can always
   get away. Foot can only step back; but a unit that has moved begins to count its
   lost battles anew, and is not broken by them. Only the expert knows that. */
static u8 draws_back(void)
{
    return (u8)(mind_skill == SKILL_EXPERT || (tbl_unit_type[unit_type[battle_unit]] & 8));
}

/* Sets the order for a fight or a shot, if there is a good one. */
static u8 fights(void)
{
    u16 shot = mind_best_shot();
    u8 enemy = order_target;
    u16 melee = mind_best_melee();
    u16 nothing = EVEN;

    if (mind_skill == SKILL_EXPERT) {
        ++nothing; /* measured: it wins more without the shots that hardly tell */
    }
    mind_blind = (u8)(shot == 0);
    if (melee >= EVEN && melee >= shot) {
        order_kind = ORDER_MELEE;
        if (mind_skill == SKILL_EXPERT && mind_wavers()) {
            order_kind = ORDER_WAIT; /* steadied, it will need no check */
            order_target = 1;
        }
        return 1;
    }
    if (shot > nothing) {
        order_kind = ORDER_FIRE;
        order_target = enemy;
        return 1;
    }
    if (melee != 0 && !mind_shy) {
        if (draws_back()) {
            mind_shy = 1;
        } else {
            order_kind = ORDER_MELEE; /* better to strike than to be struck */
            return 1;
        }
    }
    return 0;
}

void computer_order(u8 skill)
{
    mind_skill = skill;
    mind_look();
    if (!unit_illusion[battle_unit]) {
        if (skill != SKILL_NOVICE && mind_cast()) {
            return;
        }
        if (fights()) {
            return;
        }
    }
    mind_march();
}
