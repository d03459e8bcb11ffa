/* Fire and defensive fire. Nobody routs from it. */
#include "combat.h"
#include "dice.h"
#include "readings.h"
#include "tables.h"
#include "troop.h"

static u8 weapon_factor(u8 missile, u8 enemy_type)
{
    u8 column = (u8)(tbl_unit_type[combat_column(enemy_type)] & 7);

    return (u8)((u8)(tbl_fire_factor[missile] >> column) & 1);
}

/* Ruling fire-cover. */
static u8 cover(u8 ground)
{
    u8 factors = tbl_terrain[ground];
    u8 woods = (u8)((u8)(factors >> 2) & 3);

    if (woods == 0 && (rules_readings & READING_FIRE_COVER_ALL)) {
        return (u8)(factors & 3);
    }
    return woods;
}

static u8 tactical_factor(u8 side)
{
    u8 me = combat_unit[side];
    u8 enemy = combat_unit[side ^ 1];
    u8 my_race = tbl_race[unit_race[me]];
    u8 enemy_race = tbl_race[unit_race[enemy]];
    u8 tf = FACTOR_ZERO;

    if (unit_shield[enemy] == 0) {
        tf = (u8)(tf + FIRE_SHIELDLESS);
        if (tbl_unit_type[unit_type[enemy]] & 0x10) {
            tf = (u8)(tf + FIRE_SHIELDLESS_SOFT);
        }
    }
    if ((my_race & RACE_HAS_BOW) && unit_missile[me] == MISSILE_BOW) {
        tf = (u8)(tf + BONUS_BOW);
    }
    if (my_race & RACE_HAS_DREAD) {
        tf = (u8)(tf + BONUS_DREAD);
    }
    if (rules_readings & READING_FIRE_RACES_ALL) { /* ruling fire-races */
        if ((my_race & RACE_HAS_HATRED) && (enemy_race & RACE_HAS_HATED)) {
            tf = (u8)(tf + BONUS_HATRED);
        }
        if (enemy_race & RACE_HAS_SCALES) {
            tf = (u8)(tf - BONUS_SCALES_LESS);
        }
    }
    if (unit_moved[enemy]) {
        tf = (u8)(tf - FIRE_MOVED_LESS);
    }
    tf = (u8)(tf + unit_blade[me]);
    tf = (u8)(tf - unit_guard[enemy]);
    return (u8)(tf - cover(unit_terrain[enemy]));
}

static void shoot(u8 side, u8 by_chance)
{
    combat_wf[side] =
        weapon_factor(unit_missile[combat_unit[side]], unit_type[combat_unit[side ^ 1]]);
    combat_tf[side] = tactical_factor(side);
    combat_rf[side] = FACTOR_ZERO;
    if (by_chance) {
        combat_rf[side] =
            (u8)((u8)(FACTOR_ZERO - FIRE_RANDOM_WIDEST) + dice_spread(FIRE_RANDOM_WIDEST));
    }
    combat_count(side);
}

static void exchange(u8 attacker, u8 defender, u8 defensive, u8 by_chance)
{
    combat_unit[ATTACKER] = attacker;
    combat_unit[DEFENDER] = defender;
    shoot(ATTACKER, by_chance);
    if (defensive && unit_missile[defender] != MISSILE_NONE) {
        shoot(DEFENDER, by_chance);
    } else {
        combat_idle(DEFENDER);
    }
    combat_decide();
}

void fire_resolve(u8 attacker, u8 defender, u8 defensive)
{
    exchange(attacker, defender, defensive, 1);
}

void fire_expect(u8 attacker, u8 defender, u8 defensive)
{
    exchange(attacker, defender, defensive, 0);
}
