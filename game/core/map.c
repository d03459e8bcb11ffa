#include "hex.h"

u8 map_columns;
u8 map_rows;
u8 map_terrain[MAP_CELLS];
u8 map_unit[MAP_CELLS];
