/* The units of both armies, an array a property: unit u is index u of each. */
#ifndef UNIT_H
#define UNIT_H

#include "bytes.h"

#define UNITS_MAX 64

extern u8 unit_type[UNITS_MAX];    /* TYPE_... */
extern u8 unit_class[UNITS_MAX];   /* CLASS_... */
extern u8 unit_weapon[UNITS_MAX];  /* MOUNTED_... or FOOT_...: the row of the chart */
extern u8 unit_missile[UNITS_MAX]; /* MISSILE_... */
extern u8 unit_race[UNITS_MAX];    /* RACE_... */
extern u8 unit_shield[UNITS_MAX];  /* 1 with shields */
extern u8 unit_men_lo[UNITS_MAX];
extern u8 unit_men_hi[UNITS_MAX];
extern u8 unit_terrain[UNITS_MAX]; /* of the hex the unit is in */
extern u8 unit_moved[UNITS_MAX];   /* 1 if its last order was a move */
extern u8 unit_blade[UNITS_MAX];   /* points of Blade Enhancer on it */
extern u8 unit_guard[UNITS_MAX];   /* points of Shield on it */

u16 unit_men(u8 unit);
void unit_set_men(u8 unit, u16 men);

#endif
