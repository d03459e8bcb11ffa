/* The tactical map: a part of the field, hex by hex. Columns and rows are those of
   the map, as a data file counts them. */
#ifndef VIEW_H
#define VIEW_H

#include "bytes.h"

/* The hex in the view's upper left corner. The column is even, since odd columns
   lie lower on the map and in the view alike. */
extern u8 view_column;
extern u8 view_row;

/* Draws what is in a hex (q and r of hex.h), if the view has it, with a mark of
   platform.h, or without. */
void view_mark(u8 q, u8 r, u8 mark);
void view_hex(u8 q, u8 r);
void view_unit(u8 unit);
void view_unit_mark(u8 unit, u8 mark);

void view_all(void);

/* Moves the view as little as it takes to have the hex and what is around it, and
   draws it if it moved. */
void view_follow(u8 q, u8 r);
void view_follow_unit(u8 unit);

/* The same, in the middle, and drawn in any case. */
void view_centre(u8 column, u8 row);

/* Whose numbers are shown for a unit: an illusion has those of its original, and only
   its own army is told. */
u8 view_shown(u8 unit);

/* Sets plat_ground and the rest for a cell of the map. */
void view_look(u8 column, u8 row);

#endif
