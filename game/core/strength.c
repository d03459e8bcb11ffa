#include "unit.h"

u16 unit_men(u8 unit)
{
    return (u16)((u16)((u16)unit_men_hi[unit] << 8) | unit_men_lo[unit]);
}

void unit_set_men(u8 unit, u16 men)
{
    unit_men_lo[unit] = (u8)men;
    unit_men_hi[unit] = (u8)(men >> 8);
}

u16 unit_first_men(u8 unit)
{
    return (u16)((u16)((u16)unit_first_hi[unit] << 8) | unit_first_lo[unit]);
}
