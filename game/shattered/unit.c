#include "unit.h"

u8 unit_type[UNITS_MAX];
u8 unit_class[UNITS_MAX];
u8 unit_weapon[UNITS_MAX];
u8 unit_missile[UNITS_MAX];
u8 unit_race[UNITS_MAX];
u8 unit_shield[UNITS_MAX];
u8 unit_men_lo[UNITS_MAX];
u8 unit_men_hi[UNITS_MAX];
u8 unit_terrain[UNITS_MAX];
u8 unit_moved[UNITS_MAX];
u8 unit_blade[UNITS_MAX];
u8 unit_guard[UNITS_MAX];

u16 unit_men(u8 unit)
{
    return (u16)((u16)((u16)unit_men_hi[unit] << 8) | unit_men_lo[unit]);
}

void unit_set_men(u8 unit, u16 men)
{
    unit_men_lo[unit] = (u8)men;
    unit_men_hi[unit] = (u8)(men >> 8);
}
