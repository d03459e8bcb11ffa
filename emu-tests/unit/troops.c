#include "troops.h"

#include "dice.h"
#include "readings.h"
#include "tables.h"

void troops_line_up(void)
{
    u8 unit;

    rules_readings = 0;
    dice_seed(1981);
    for (unit = 0; unit < 2; ++unit) {
        unit_type[unit] = TYPE_HI;
        unit_class[unit] = CLASS_C;
        unit_weapon[unit] = FOOT_SWORD;
        unit_missile[unit] = MISSILE_NONE;
        unit_race[unit] = RACE_HUMAN;
        unit_shield[unit] = 1;
        unit_terrain[unit] = TERRAIN_CLEAR;
        unit_moved[unit] = 0;
        unit_blade[unit] = 0;
        unit_guard[unit] = 0;
        unit_set_men(unit, 1000);
    }
}
