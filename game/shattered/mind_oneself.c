/* What battle_unit brings to a fight, looked at once before all its enemies. */
#include "mind_oneself.h"

#include "battle.h"
#include "combat.h"
#include "tables.h"
#include "troop.h"

#define SIXTEENS_MOST 63 /* a thousand men: more of them are no better as a goal */
/* A sixteen of men by a percent by a weight, shifted by 6 bits, is an eighth of a
   victory point, or nearly. */
#define SHIFT (6 * MIND_LOG_OCTAVE)

u8 mind_my_men;
u8 mind_my_type;
u8 mind_my_race;
u8 mind_my_weight;
u8 mind_my_bonus;
u8 mind_my_index;

const u8 mind_weight_log[8] = {SHIFT,      SHIFT,      SHIFT - 16, SHIFT - 25,
                               SHIFT - 32, SHIFT - 37, SHIFT - 41, SHIFT - 45};

u8 mind_sixteens(u8 unit)
{
    if (unit_men_hi[unit] >= 4) {
        return SIXTEENS_MOST;
    }
    return (u8)((u8)(unit_men_hi[unit] << 4) | (u8)(unit_men_lo[unit] >> 4));
}

u8 mind_chart_index(u8 unit)
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

void mind_know_oneself(void)
{
    mind_my_men = mind_log[mind_sixteens(battle_unit)];
    mind_my_type = unit_type[battle_unit];
    mind_my_race = tbl_race[unit_race[battle_unit]];
    mind_my_weight = mind_weight_log[(u8)(tbl_unit_type[mind_my_type] >> 5)];
    mind_my_index = mind_chart_index(battle_unit);
    mind_my_bonus = unit_blade[battle_unit];
    if (mind_my_race & RACE_HAS_DREAD) {
        mind_my_bonus = (u8)(mind_my_bonus + BONUS_DREAD);
    }
}
