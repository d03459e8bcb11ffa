/* How good a fight with an enemy is: melee_expect without the last of its
   exactness, because it is asked of every enemy. */
#include "battle.h"
#include "combat.h"
#include "mind.h"
#include "morale.h"
#include "tables.h"
#include "troop.h"

#define MATCH_BATTLE 141 /* a battle won; more than WORTH_BATTLE, for others will follow it */
#define MATCH_BREAKS 19  /* it would rout at once */

#define SIXTEENS_MOST 63 /* a thousand men: more of them are no better as a goal */
#define WON 3            /* sixteenths of an octave: an eighth more killed than lost */
/* A sixteen of men by a percent by a weight, shifted by 6 bits, is an eighth of a
   victory point, or nearly. */
#define SHIFT (6 * MIND_LOG_OCTAVE)

/* What every enemy is compared with: battle_unit. */
static u8 my_men; /* logarithm of sixteens */
static u8 my_type;
static u8 my_race;
static u8 my_weight; /* as weight_log has it */
static u8 my_bonus;  /* factors of its race and of magic */
static u8 my_index;  /* of the chart, for an enemy's factors of 0 */

/* The enemy at hand. The variables of what is done for every enemy are static:
   on a 6502 those on the stack cost three times as much. */
static u8 enemy;
static u8 enemy_type;
static u8 enemy_race;

static u8 sixteens(u8 unit)
{
    if (unit_men_hi[unit] >= 4) {
        return SIXTEENS_MOST;
    }
    return (u8)((u8)(unit_men_hi[unit] << 4) | (u8)(unit_men_lo[unit] >> 4));
}

/* The chart's index for factors of 0 against this unit. */
static u8 chart_index(u8 unit)
{
    static u8 index;

    index = (u8)(0 - CASUALTY_LOWEST);
    if (!unit_shield[unit]) {
        index = (u8)(index + MELEE_SHIELDLESS);
        if (tbl_unit_type[unit_type[unit]] & 0x10) {
            index = (u8)(index + MELEE_SHIELDLESS_SOFT);
        }
    }
    if (tbl_race[unit_race[unit]] & RACE_HAS_SCALES) {
        index = (u8)(index - BONUS_SCALES_LESS);
    }
    return index;
}

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

    index = (u8)(chart_index(enemy) + MELEE_ATTACKING);
    index = (u8)(index + melee_weapon_factor(unit_weapon[battle_unit], enemy_type));
    index = (u8)(index + my_bonus);
    if ((my_race & RACE_HAS_HATRED) && (enemy_race & RACE_HAS_HATED)) {
        index = (u8)(index + BONUS_HATRED);
    }
    return taken_off(index, (u8)((u8)(tbl_terrain[unit_terrain[enemy]] & 3) + unit_guard[enemy]));
}

static u8 its_strike(void)
{
    static u8 index;

    index = (u8)(my_index + melee_weapon_factor(unit_weapon[enemy], my_type));
    index = (u8)(index + unit_blade[enemy]);
    if (enemy_race & RACE_HAS_DREAD) {
        index = (u8)(index + BONUS_DREAD);
    }
    if ((enemy_race & RACE_HAS_HATRED) && (my_race & RACE_HAS_HATED)) {
        index = (u8)(index + BONUS_HATRED);
    }
    return taken_off(index, unit_guard[battle_unit]);
}

/* The logarithm of a weight, taken from SHIFT. */
static const u8 weight_log[8] = {SHIFT,      SHIFT,      SHIFT - 16, SHIFT - 25,
                                 SHIFT - 32, SHIFT - 37, SHIFT - 41, SHIFT - 45};

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
    kills = (u8)(my_men + mind_log[tbl_casualty[my_strike()]]);
    losses = (u8)(mind_log[sixteens(enemy)] + mind_log[tbl_casualty[its_strike()]]);
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
    value = (u16)(value + points(kills, weight_log[(u8)(tbl_unit_type[enemy_type] >> 5)]));
    return (u16)(value - points(losses, my_weight));
}

void mind_know_oneself(void)
{
    my_men = mind_log[sixteens(battle_unit)];
    my_type = unit_type[battle_unit];
    my_race = tbl_race[unit_race[battle_unit]];
    my_weight = weight_log[(u8)(tbl_unit_type[my_type] >> 5)];
    my_index = chart_index(battle_unit);
    my_bonus = unit_blade[battle_unit];
    if (my_race & RACE_HAS_DREAD) {
        my_bonus = (u8)(my_bonus + BONUS_DREAD);
    }
}
