/* How good a fight with an enemy is. What two units are to each other by their kind
   is worked out when the kinds change, once for all battles of a scenario; a fight
   of now takes a few lookups in that. The numbers are explained in the file of this
   name in game/shattered. */
#include "combat.h"
#include "match.h"
#include "sets.h"

#define SHIFT (6 * MIND_LOG_OCTAVE)

u8 match_strike[UNITS_MAX];
u8 match_struck[UNITS_MAX];
u8 match_sixteens[UNITS_MAX];
u8 match_breaking[UNITS_MAX];
u8 match_running[UNITS_MAX];
u8 match_weight[UNITS_MAX];
u8 match_cover[16];
u8 match_points[2 * MATCH_POINTS_ZERO];

u8 match_breaks[UNITS_MAX];
short match_outcome[2][2 * MATCH_EVEN_LOG];

/* The logarithm of a percentage by the chart's index; below it the chart goes on as it
   begins. */
u8 match_percent_log[MATCH_INDEX_ZERO + 256];

u8 match_kind_strike[UNITS_MAX][UNITS_MAX];
u8 match_kind_struck[UNITS_MAX][UNITS_MAX];

/* The kinds that the tables are made of. */
#define KINDS 5
static const u8 *const kind_of[KINDS] = {unit_type, unit_weapon, unit_race, unit_shield,
                                         unit_class};
static u8 kinds[KINDS][UNITS_MAX];
static u8 kinds_count;

static const u8 weight_log[8] = {SHIFT,      SHIFT,      SHIFT - 16, SHIFT - 25,
                                 SHIFT - 32, SHIFT - 37, SHIFT - 41, SHIFT - 45};

static inline u8 kinds_are_known(void)
{
    lanes same = lanes_of(255);
    unsigned block;
    unsigned kind;

    SET_BLOCKS (block) {
        for (kind = 0; kind < KINDS; ++kind) {
            same = lanes_and(same, lanes_equal(lanes_load(kind_of[kind] + block),
                                               lanes_load(kinds[kind] + block)));
        }
    }
    return (u8)(lanes_bits(same) == 0xffff && unit_count <= kinds_count);
}

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
    short value;

    for (i = 0; i < sizeof match_percent_log; ++i) {
        at = i < MATCH_INDEX_ZERO ? 0 : i - MATCH_INDEX_ZERO;
        match_percent_log[i] = mind_log[tbl_casualty[at < last ? at : last]];
    }
    for (i = 0; i < 2 * MATCH_EVEN_LOG; ++i) {
        value = EVEN;
        if (i >= MATCH_EVEN_LOG + MATCH_WON) {
            value = EVEN + MATCH_BATTLE;
        } else if (i + MATCH_WON <= MATCH_EVEN_LOG) {
            value = EVEN - MATCH_BATTLE;
        }
        match_outcome[0][i] = value;
        if (value > EVEN) {
            value = EVEN + MATCH_BATTLE + MATCH_BREAKS;
        }
        match_outcome[1][i] = value;
    }
    for (i = 0; i < TERRAINS; ++i) {
        match_cover[i] = (u8)(tbl_terrain[i] & 3);
    }
    for (i = 1; i < MATCH_POINTS_ZERO; ++i) {
        match_points[MATCH_POINTS_ZERO + i] = mind_power[i < MIND_POWERS ? i : MIND_POWERS - 1];
    }
}

static void learn_kinds(void)
{
    unsigned kind;
    u8 me, enemy;

    learn_tables();
    for (kind = 0; kind < KINDS; ++kind) {
        memcpy(kinds[kind], kind_of[kind], UNITS_MAX);
    }
    kinds_count = unit_count;
    for (me = 0; me < unit_count; ++me) {
        match_breaks[me] = tbl_class_battles_lost[unit_class[me]];
        match_weight[me] = weight_log[tbl_unit_type[unit_type[me]] >> 5];
        for (enemy = 0; enemy < unit_count; ++enemy) {
            match_kind_strike[me][enemy] = strike_of(me, enemy);
            match_kind_struck[enemy][me] = match_kind_strike[me][enemy];
        }
    }
}

void match_know_kinds(void)
{
    if (!kinds_are_known()) {
        learn_kinds();
    }
}

u16 mind_rough(u8 unit)
{
    match_look(&match_me, unit & ~(LANES - 1U));
    return (u16)match_rough(&match_me, unit);
}
