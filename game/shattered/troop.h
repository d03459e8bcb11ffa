/* What kind of troops a unit is and what has befallen it: the ruleset's part of
   the arrays of unit.h. */
#ifndef TROOP_H
#define TROOP_H

#include "unit.h"

extern u8 unit_type[UNITS_MAX];     /* TYPE_... */
extern u8 unit_class[UNITS_MAX];    /* CLASS_... */
extern u8 unit_weapon[UNITS_MAX];   /* MOUNTED_... or FOOT_...: the row of the chart */
extern u8 unit_missile[UNITS_MAX];  /* MISSILE_... */
extern u8 unit_race[UNITS_MAX];     /* RACE_... */
extern u8 unit_shield[UNITS_MAX];   /* 1 with shields */
extern u8 unit_illusion[UNITS_MAX]; /* 1 if there is nobody: it vanishes in a fight */
extern u8 unit_terrain[UNITS_MAX];  /* of the hex the unit is in */
extern u8 unit_moved[UNITS_MAX];    /* 1 if its last order was a move */
extern u8 unit_heading[UNITS_MAX];  /* the direction of its last move, 0 before the first */
extern u8 unit_battles[UNITS_MAX];  /* won less lost: COUNT_ZERO of morale.h is 0 */
extern u8 unit_routs[UNITS_MAX];    /* enemy routs seen less friendly ones, likewise */
extern u8 unit_lost_row[UNITS_MAX]; /* battles lost in a row without moving */
extern u8 unit_spells[UNITS_MAX];   /* spell points left */

/* Points of a spell on the unit, and the time-point at which they end. */
extern u8 unit_blade[UNITS_MAX];
extern u8 unit_guard[UNITS_MAX];
extern u8 unit_haste[UNITS_MAX];
extern u8 unit_courage[UNITS_MAX];
extern u8 unit_blade_end[UNITS_MAX];
extern u8 unit_guard_end[UNITS_MAX];
extern u8 unit_haste_end[UNITS_MAX];
extern u8 unit_courage_end[UNITS_MAX];

#endif
