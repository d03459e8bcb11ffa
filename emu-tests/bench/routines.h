/* The parts of routines.c. */
#ifndef ROUTINES_H
#define ROUTINES_H

#include "bytes.h"

/* A line: every value that came back goes into the checksum. */
void check_begin(void);
void check(u16 value);
void check_end(const char *name);

/* Set by tp bench: a tenth of the work. */
extern u8 routines_brief;

/* How far apart the values of a large run are. */
u8 routines_stride(void);

/* The largest map. */
#define MAP_COLUMNS 32
#define MAP_ROWS 24

void routines_chance(void);
void routines_hexes(void);
void routines_numbers(void);
void routines_units(void);

#endif
