/* The hex that the person looks at. */
#ifndef CURSOR_H
#define CURSOR_H

#include "bytes.h"

extern u8 cursor_q;
extern u8 cursor_r;

u8 cursor_unit(void);   /* who is there, or NO_UNIT */
u8 cursor_ground(void); /* TERRAIN_... */
u8 cursor_at(u8 unit);  /* whether it is on this unit's hex */

void cursor_to_unit(u8 unit);

/* By an arrow, within the map: up and down along a column, left and right to the
   next one on about the same height. */
void cursor_step(u8 key);

/* To the hex of KEY_HEX; 1 if it was there already. */
u8 cursor_point(void);

void cursor_draw(void);
void cursor_hide(void);

#endif
