/* Units on the map: placing, moving, who is near whom. For the ruleset's files. */
#ifndef FIELD_H
#define FIELD_H

#include "bytes.h"
#include "scan.h"

/* unit_q, unit_r, unit_terrain and map_unit together. */
void field_place(u8 unit, u8 q, u8 r);
void field_leave(u8 unit);

u8 field_here(u8 unit); /* on the field: not gone, not still coming */

#define field_nearest_enemy scan_nearest

/* In movement.c. Time-points of a unit's move into this terrain, haste taken off; PROHIBITED. */
u8 field_cost(u8 unit, u8 terrain);

/* Time-points of any other order. */
u8 field_pause(u8 unit);

/* Its strength is gone, or it has left the map. */
void field_destroy(u8 unit, u8 how);

#endif
