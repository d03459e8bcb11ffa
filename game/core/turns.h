/* Who is first of those that are due at once.

   Drawn for each time-point, from the seed alone: no order changes it, and no die
   of the game is spent on it, so an order can be taken back until a die has
   fallen. */
#ifndef TURNS_H
#define TURNS_H

#include "bytes.h"

void turns_begin(u32 seed);

/* A new time-point begins. */
void turns_next(void);

/* The first of the units that are due at this time-point, or NO_UNIT. */
u8 turns_first(u8 clock);

#endif
