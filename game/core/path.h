/* What lies between two hexes. */
#ifndef PATH_H
#define PATH_H

#include "bytes.h"

/* Whether the line from one hex to another is free of hexes that block. A line on
   the edge between two hexes is blocked if both block.

   A hex blocks if tbl_terrain has one of the bits of path_bare for it, or with a
   unit in it one of the bits of path_taken. */
extern u8 path_bare, path_taken;
u8 path_clear(u8 q, u8 r, u8 other_q, u8 other_r);

#endif
