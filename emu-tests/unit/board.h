/* A field set up by hand, for the tests of the battle and of the computer. */
#ifndef BOARD_H
#define BOARD_H

#include "troop.h"

#define BOARD_UNITS 5

/* An empty, clear map. Units 0 and 1 are of the north and unit 0 is due; 2, 3 and 4
   are of the south. A thousand shielded heavy infantry of class C each, with swords;
   none of them is on the field yet. */
void board_set_up(void);

/* Into the hex of this column and row; one that was not on the field is ready there. */
void board_put(u8 unit, u8 column, u8 row);

#endif
