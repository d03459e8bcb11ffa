#ifndef SIGHT_H
#define SIGHT_H

#include "bytes.h"

/* Whether one hex on the way, with this terrain and with or without a unit,
   blocks the sight of somebody who stands in the terrain from. */
u8 sight_blocked_by(u8 from, u8 terrain, u8 occupied);

/* Whether somebody in one hex of the map sees another: no hex between blocks.
   Where the line runs exactly between two hexes, both must block (ruling
   sight-between). Neighbours always see each other. */
u8 sight_clear(u8 q, u8 r, u8 other_q, u8 other_r);

#endif
