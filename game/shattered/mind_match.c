/* How good a fight with an enemy is: melee_expect without the last of its
   exactness, because it is asked of every enemy. */
#include "battle.h"
#include "combat.h"
#include "mind_oneself.h"
#include "morale.h"
#include "tables.h"
#include "troop.h"

#define MATCH_BATTLE 141 /* a battle won; more than WORTH_BATTLE, for others will follow it */
#define MATCH_BREAKS 19  /* it would rout at once */

#define WON 3 /* sixteenths of an octave: an eighth more killed than lost */

/* The enemy at hand. The variables of what is done for every enemy are static:
   on a 6502 those on the stack cost three times as much. */
static u8 enemy;
static u8 enemy_type;
static u8 enemy_race;

/* The chart ends below, whatever ground and magic take off. */
static u8 taken_off(u8 index, u8 less)
{
    if (less >= index) {
        return 0;
    }
    return (u8)(index - less);
}

static u8 my_strike(void)
{
    static u8 index;

    index = (u8)(mind_chart_index(enemy) + MELEE_ATTACKING);
    index = (u8)(index + melee_weapon_factor(unit_weapon[battle_unit], enemy_type));
    index = (u8)(index + mind_my_bonus);
    if ((mind_my_race & RACE_HAS_HATRED) && (enemy_race & RACE_HAS_HATED)) {
        index = (u8)(index + BONUS_HATRED);
    }
    return taken_off(index, (u8)((u8)(tbl_terrain[unit_terrain[enemy]] & 3) + unit_guard[enemy]));
}

static u8 its_strike(void)
{
    static u8 index;

    index = (u8)(mind_my_index + melee_weapon_factor(unit_weapon[enemy], mind_my_type));
    index = (u8)(index + unit_blade[enemy]);
    if (enemy_race & RACE_HAS_DREAD) {
        index = (u8)(index + BONUS_DREAD);
    }
    if ((enemy_race & RACE_HAS_HATRED) && (mind_my_race & RACE_HAS_HATED)) {
        index = (u8)(index + BONUS_HATRED);
    }
    return taken_off(index, unit_guard[battle_unit]);
}

static u8 points(u8 men, u8 weight)
{
    if (men <= weight) {
        return 0;
    }
    men = (u8)(men - weight);
    if (men >= MIND_POWERS) {
        men = MIND_POWERS - 1;
    }
    return mind_power[men];
}

u16 mind_rough(u8 unit)
{
    static u16 value;
    static u8 kills; /* logarithms */
    static u8 losses;

    enemy = unit;
    enemy_type = unit_type[enemy];
    enemy_race = tbl_race[unit_race[enemy]];
    kills = (u8)(mind_my_men + mind_log[tbl_casualty[my_strike()]]);
    losses = (u8)(mind_log[mind_sixteens(enemy)] + mind_log[tbl_casualty[its_strike()]]);
    value = EVEN;
    if (kills >= (u8)(losses + WON)) {
        value = EVEN + MATCH_BATTLE;
        if (unit_state[enemy] != STATE_ROUTED &&
            morale_breaks(unit_class[enemy], (u8)(unit_lost_row[enemy] + 1))) {
            value = EVEN + MATCH_BATTLE + MATCH_BREAKS;
        }
    } else if (losses >= (u8)(kills + WON)) {
        value = EVEN - MATCH_BATTLE;
    }
    value = (u16)(value + points(kills, mind_weight_log[(u8)(tbl_unit_type[enemy_type] >> 5)]));
    return (u16)(value - points(losses, mind_my_weight));
}
