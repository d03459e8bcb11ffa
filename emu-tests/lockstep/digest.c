#include "digest.h"

#include "army.h"
#include "combat.h"
#include "dice.h"
#include "hash.h"
#include "morale.h"
#include "movement.h"
#include "readings.h"
#include "sight.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"

void digest_start(u32 seed)
{
    dice_seed(seed);
    hash_start();
}

u32 digest_value(void)
{
    return hash_value();
}

static void draw_unit(u8 unit)
{
    u8 missile;

    unit_type[unit] = dice_below(UNIT_TYPES);
    unit_class[unit] = dice_below(CLASSES);
    unit_weapon[unit] = dice_below(WEAPONS);
    missile = dice_below(MISSILES + 1);
    unit_missile[unit] = missile;
    if (missile == MISSILES) {
        unit_missile[unit] = MISSILE_NONE;
    }
    unit_race[unit] = dice_below(RACES);
    unit_shield[unit] = dice_below(2);
    unit_terrain[unit] = dice_below(TERRAINS);
    unit_moved[unit] = dice_below(2);
    unit_blade[unit] = dice_below(SPELL_POINTS_MAX + 1);
    unit_guard[unit] = dice_below(SPELL_POINTS_MAX + 1);
    unit_men_lo[unit] = dice_byte();
    unit_men_hi[unit] = dice_below(16);
}

static void hash_exchange(void)
{
    u8 side;

    for (side = ATTACKER; side <= DEFENDER; ++side) {
        hash_byte(combat_wf[side]);
        hash_byte(combat_tf[side]);
        hash_byte(combat_rf[side]);
        hash_byte(combat_total[side]);
        hash_byte(combat_percent[side]);
        hash_word(combat_kills[side]);
    }
    hash_byte(combat_winner);
    combat_apply();
    hash_word(unit_men(0));
    hash_word(unit_men(1));
}

static void hash_morale(void)
{
    morale_dice = dice_three();
    morale_close = (u8)(COUNT_ZERO - 36 + dice_below(73));
    morale_battles = (u8)(COUNT_ZERO - COUNT_MOST + dice_below(2 * COUNT_MOST + 1));
    morale_routs = (u8)(COUNT_ZERO - COUNT_MOST + dice_below(2 * COUNT_MOST + 1));
    morale_fear = dice_below(FEAR_MOST + 1);
    morale_dead = morale_dead_factor((u16)(unit_men(0) + dice_byte()), unit_men(0));
    morale_count();
    hash_byte(morale_dead);
    hash_word(morale_total);
    hash_byte(morale_result(unit_class[0]));
    hash_byte(morale_breaks(unit_class[0], dice_below(6)));
}

static void hash_ground(void)
{
    hash_byte(move_cost(unit_type[0], unit_terrain[0], unit_race[0]));
    hash_byte(sight_blocked_by(unit_terrain[0], unit_terrain[1], dice_below(2)));
}

static void hash_long(u32 value)
{
    hash_word((u16)value);
    hash_word((u16)(value >> 16));
}

static void hash_armies(void)
{
    army_reset();
    army_muster(0, unit_race[0]);
    army_muster(1, unit_race[1]);
    army_battle_won(dice_below(2));
    army_enemy_destroyed(dice_below(2));
    hash_word(army_morale[0]);
    hash_word(army_morale[1]);
    tally_reset();
    tally_add(0, unit_type[0], unit_men(0));
    tally_add(1, unit_type[1], unit_men(1));
    tally_close(dice_below(3));
    hash_long(tally_total[0]);
    hash_long(tally_total[1]);
    hash_byte(tally_winner);
    hash_byte(tally_margin);
    hash_byte(tally_result);
}

void digest_round(void)
{
    rules_readings = dice_byte();
    draw_unit(0);
    draw_unit(1);
    melee_resolve(0, 1);
    hash_exchange();
    if (unit_missile[0] != MISSILE_NONE) {
        fire_resolve(0, 1, dice_below(2));
        hash_exchange();
    }
    hash_morale();
    hash_ground();
    hash_armies();
}
