/* Melee: both sides strike at once. */
#include "combat.h"
#include "dice.h"
#include "readings.h"
#include "tables.h"
#include "troop.h"

static u8 tactical_factor(u8 side)
{
    u8 me = combat_unit[side];
    u8 enemy = combat_unit[side ^ 1];
    u8 my_race = tbl_race[unit_race[me]];
    u8 enemy_race = tbl_race[unit_race[enemy]];
    u8 tf = FACTOR_ZERO;

    if (side == ATTACKER) {
        tf = (u8)(tf + MELEE_ATTACKING);
    }
    if (unit_shield[enemy] == 0) {
        tf = (u8)(tf + MELEE_SHIELDLESS);
        if (tbl_unit_type[unit_type[enemy]] & 0x10) {
            tf = (u8)(tf + MELEE_SHIELDLESS_SOFT);
        }
    }
    if ((my_race & RACE_HAS_HATRED) && (enemy_race & RACE_HAS_HATED)) {
        tf = (u8)(tf + BONUS_HATRED);
    }
    if (my_race & RACE_HAS_DREAD) {
        tf = (u8)(tf + BONUS_DREAD);
    }
    if (enemy_race & RACE_HAS_SCALES) {
        tf = (u8)(tf - BONUS_SCALES_LESS);
    }
    tf = (u8)(tf + unit_blade[me]);
    tf = (u8)(tf - unit_guard[enemy]);
    /* ruling terrain-differential */
    if (side == ATTACKER || (rules_readings & READING_TERRAIN_BOTH)) {
        tf = (u8)(tf - (u8)(tbl_terrain[unit_terrain[enemy]] & 3));
    }
    return tf;
}

/* The first die less the second, within the limits of the class. */
static u8 random_factor(u8 class_id)
{
    u8 limits = tbl_class_random[class_id];
    u8 lowest = (u8)((u8)(limits >> 4) + (FACTOR_ZERO - 8));
    u8 highest = (u8)((u8)(limits & 15) + (FACTOR_ZERO - 8));
    u8 rf = (u8)((u8)(FACTOR_ZERO - APART_WIDEST) + dice_apart());

    if (rf < lowest) {
        return lowest;
    }
    if (rf > highest) {
        return highest;
    }
    return rf;
}

static void exchange(u8 attacker, u8 defender, u8 by_chance)
{
    u8 side;

    combat_unit[ATTACKER] = attacker;
    combat_unit[DEFENDER] = defender;
    for (side = ATTACKER; side <= DEFENDER; ++side) {
        combat_wf[side] = melee_weapon_factor(unit_weapon[combat_unit[side]],
                                              combat_column(unit_type[combat_unit[side ^ 1]]));
        combat_tf[side] = tactical_factor(side);
        combat_rf[side] = FACTOR_ZERO;
        if (by_chance) {
            combat_rf[side] = random_factor(unit_class[combat_unit[side]]);
        }
        combat_count(side);
    }
    combat_decide();
}

void melee_resolve(u8 attacker, u8 defender)
{
    exchange(attacker, defender, 1);
}

void melee_expect(u8 attacker, u8 defender)
{
    exchange(attacker, defender, 0);
}
