/* Hexes: flat-top, axial q and r. Direction 1 is north, then clockwise to 6.

       1          A column is a q. Going north is r - 1, going north-east is
    6     2       q + 1, r - 1, going south-east is q + 1. A map of a data file
    5     3       has its odd columns half a hex lower, as a person counts them;
       4          r is its row - q / 2 + R_ZERO, so that no r is below zero. */
#ifndef HEX_H
#define HEX_H

#include "bytes.h"

#define MAP_COLUMNS_MAX 32
#define MAP_ROWS_MAX 24
#define MAP_CELLS (MAP_COLUMNS_MAX * MAP_ROWS_MAX)
#define R_ZERO 16
#define DIRECTIONS 6
#define NO_DIRECTION 0

extern u8 map_columns;
extern u8 map_rows;
extern u8 map_terrain[MAP_CELLS]; /* by hex_cell */
extern u8 map_unit[MAP_CELLS];    /* who is there, or NO_UNIT */

u8 hex_row(u8 q, u8 r); /* the row of a data file; 128 and more is above the map */
u8 hex_r(u8 column, u8 row);
u8 hex_on_map(u8 q, u8 r);
u16 hex_cell(u8 q, u8 r);

/* The neighbour in a direction, into hex_step_q and hex_step_r; whether it is on
   the map. */
extern u8 hex_step_q, hex_step_r;
u8 hex_step(u8 q, u8 r, u8 direction);

u8 hex_distance(u8 q, u8 r, u8 other_q, u8 other_r);

/* The direction of a target as a steps in hex_ray_direction and b steps in the
   next one clockwise; a + b is the distance, a at least 1. Not for the own hex. */
extern u8 hex_ray_direction, hex_ray_a, hex_ray_b;
void hex_ray(u8 q, u8 r, u8 other_q, u8 other_r);

#endif
