/* What two units are to each other: by their kind, on each ground, worked out when the
   kinds change, once for all battles of a scenario; and by magic, when there is some.
   The numbers are explained in the file of this name in game/shattered. */
#include <string.h>

#include "battle.h"
#include "combat.h"
#include "match.h"
#include "morale.h"

#define SHIFT (6 * MIND_LOG_OCTAVE)

int match_gain[256];
int match_loss[256];

/* The logarithm of a percentage by the chart's index; below it the chart goes on as it
   begins. */
#define INDEX_ZERO 128
static u8 percent_log[INDEX_ZERO + 256];

/* The chart's index by who strikes and who is struck, without magic, in the open. */
static u8 strike[UNITS_MAX][UNITS_MAX];

matches match_plain[UNITS_MAX];
matches match_magic;

u8 match_weights[UNITS_MAX];
u8 match_breaks[UNITS_MAX];

const u8 *const match_kind_of[MATCH_KINDS] = {unit_type, unit_weapon, unit_race, unit_shield,
                                              unit_class};
u8 match_kinds[MATCH_KINDS][UNITS_MAX];
u8 match_kinds_count;

static const u8 weight_log[8] = {SHIFT,      SHIFT,      SHIFT - 16, SHIFT - 25,
                                 SHIFT - 32, SHIFT - 37, SHIFT - 41, SHIFT - 45};

static u8 strike_of(u8 me, u8 enemy)
{
    u8 my_race = tbl_race[unit_race[me]];
    u8 its_race = tbl_race[unit_race[enemy]];
    u8 index = (u8)(0 - CASUALTY_LOWEST);

    if (!unit_shield[enemy]) {
        index = (u8)(index + MELEE_SHIELDLESS);
        if (tbl_unit_type[unit_type[enemy]] & 0x10) {
            index = (u8)(index + MELEE_SHIELDLESS_SOFT);
        }
    }
    if (its_race & RACE_HAS_SCALES) {
        index = (u8)(index - BONUS_SCALES_LESS);
    }
    index = (u8)(index + melee_weapon_factor(unit_weapon[me], unit_type[enemy]));
    if (my_race & RACE_HAS_DREAD) {
        index = (u8)(index + BONUS_DREAD);
    }
    if ((my_race & RACE_HAS_HATRED) && (its_race & RACE_HAS_HATED)) {
        index = (u8)(index + BONUS_HATRED);
    }
    return index;
}

static void learn_tables(void)
{
    unsigned i, at;
    unsigned last = sizeof tbl_casualty - 1;
    int points = 0;

    for (i = 0; i < sizeof percent_log; ++i) {
        at = i < INDEX_ZERO ? 0 : i - INDEX_ZERO;
        percent_log[i] = mind_log[tbl_casualty[at < last ? at : last]];
    }
    for (i = 0; i < MATCH_DECIDED; ++i) {
        match_gain[i] = points + MATCH_BREAKS;
        match_gain[MATCH_DECIDED + i] = points + MATCH_BREAKS + MATCH_BATTLE;
        match_loss[i] = points;
        match_loss[MATCH_DECIDED + i] = points + MATCH_BATTLE;
        points = mind_power[i + 1 < MIND_POWERS ? i + 1 : MIND_POWERS - 1];
    }
}

static inline u8 log_struck_by_me(u8 me, u8 enemy, int others)
{
    return percent_log[INDEX_ZERO + strike[me][enemy] + MELEE_ATTACKING + others];
}

static inline u8 log_struck_by_it(u8 me, u8 enemy, int others)
{
    return percent_log[INDEX_ZERO + strike[enemy][me] + others];
}

static void learn_pairs(u8 me)
{
    matches *pairs = &match_plain[me];
    u8 enemy, cover;

    for (enemy = 0; enemy < unit_count; ++enemy) {
        pairs->its[enemy] = log_struck_by_it(me, enemy, 0);
        for (cover = 0; cover < MATCH_COVERS; ++cover) {
            pairs->mine[cover][enemy] = log_struck_by_me(me, enemy, -cover);
            if (cover != 0) {
                pairs->mine[cover][enemy] ^= pairs->mine[0][enemy];
            }
        }
    }
}

void match_learn_kinds(void)
{
    unsigned kind;
    u8 me, enemy;

    learn_tables();
    for (kind = 0; kind < MATCH_KINDS; ++kind) {
        memcpy(match_kinds[kind], match_kind_of[kind], UNITS_MAX);
    }
    match_kinds_count = unit_count;
    for (me = 0; me < unit_count; ++me) {
        match_breaks[me] = tbl_class_battles_lost[unit_class[me]];
        match_weights[me] = weight_log[tbl_unit_type[unit_type[me]] >> 5];
        for (enemy = 0; enemy < unit_count; ++enemy) {
            strike[me][enemy] = strike_of(me, enemy);
        }
    }
    for (me = 0; me < unit_count; ++me) {
        learn_pairs(me);
    }
}

/* Magic moves the chart's index of those that it is on. */
void match_learn_magic(set changed)
{
    u8 me = battle_unit;
    u8 enemy;

    if (unit_blade[me] | unit_guard[me]) {
        changed = ~(set)0 >> (UNITS_MAX - unit_count);
    }
    match_magic = match_plain[me];
    SET_EACH (enemy, changed) {
        match_magic.its[enemy] = log_struck_by_it(me, enemy, unit_blade[enemy] - unit_guard[me]);
        match_magic.mine[0][enemy] = log_struck_by_me(
            me, enemy, unit_blade[me] - unit_guard[enemy] - match_cover(unit_terrain[enemy]));
        match_magic.mine[1][enemy] = 0;
        match_magic.mine[2][enemy] = 0;
        match_magic.mine[3][enemy] = 0;
    }
}
