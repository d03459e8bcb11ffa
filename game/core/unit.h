/* The units of both armies as the clock and the map know them, an array a
   property: unit u is index u of each. What kind of troops they are is in the
   ruleset's troop.h. */
#ifndef UNIT_H
#define UNIT_H

#include "bytes.h"

#define UNITS_MAX 64
#define NO_UNIT 255

/* The two armies. */
#define NORTH 0
#define SOUTH 1
#define ARMIES 2

extern u8 unit_count;
extern u8 unit_army[UNITS_MAX]; /* NORTH or SOUTH */
extern u8 unit_state[UNITS_MAX];
extern u8 unit_q[UNITS_MAX]; /* where it is: hex.h */
extern u8 unit_r[UNITS_MAX];
extern u8 unit_due[UNITS_MAX];    /* the time-point at which it acts */
extern u8 unit_men_lo[UNITS_MAX]; /* its strength now */
extern u8 unit_men_hi[UNITS_MAX];
extern u8 unit_first_lo[UNITS_MAX]; /* and at the start */
extern u8 unit_first_hi[UNITS_MAX];

/* unit_state */
#define STATE_READY 0               /* takes orders */
#define STATE_HALTED 1              /* takes none until it is due */
#define STATE_ROUTED 2              /* runs */
#define STATE_COMING 3              /* not on the field yet; due when it comes */
#define STATE_GONE 4                /* destroyed, or off the field for good */
#define STATE_ON_FIELD STATE_ROUTED /* the last of the states on the field */

u16 unit_men(u8 unit);
void unit_set_men(u8 unit, u16 men);
u16 unit_first_men(u8 unit);

#endif
