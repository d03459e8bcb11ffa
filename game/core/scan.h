/* Who is how far from whom. The scans go through the units from the last to the
   first, which is what a 6502 counts best. */
#ifndef SCAN_H
#define SCAN_H

#include "unit.h"

/* How far the nearest unit of the other army is from this hex; 255 without one. */
u8 scan_nearest(u8 army, u8 q, u8 r);

/* The units on the field within so many hexes of this one, without itself: their
   number, and who they are in scan_list. At most 15 hexes. */
extern u8 scan_list[UNITS_MAX];
u8 scan_within(u8 unit, u8 hexes);

/* How far every enemy on the field is from this unit, 255 for all others, and the
   nearest enemy, the first of equals, or NO_UNIT. */
extern u8 scan_far[UNITS_MAX];
extern u8 scan_near;
void scan_measure(u8 unit);

#endif
