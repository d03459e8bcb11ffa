#ifndef SIGHT_H
#define SIGHT_H

#include "bytes.h"

/* Whether one hex on the way, with this terrain and with or without a unit,
   blocks the sight of somebody who stands in the terrain from. */
u8 sight_blocked_by(u8 from, u8 terrain, u8 occupied);

#endif
