#ifndef MOVEMENT_H
#define MOVEMENT_H

#include "bytes.h"

#define PROHIBITED 0

/* Time-points until a unit that entered this terrain may act again, or
   PROHIBITED. */
u8 move_cost(u8 type, u8 terrain, u8 race);

#endif
