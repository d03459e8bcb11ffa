/* Morale checks and what comes of them. */
#ifndef ROUT_H
#define ROUT_H

#include "bytes.h"

/* Sets every part of a check but the dice: morale_... */
void rout_weigh(u8 unit);

/* Throws the dice and counts; MORALE_... as it is told in EVENT_MORALE. */
u8 rout_check(u8 unit);

void rout_halt(u8 unit);

/* The unit breaks, and everything that follows from it. */
void rout_begin(u8 unit, u8 why);

/* A routed unit is due: it rallies, halts, or runs (flight.c). */
void rout_turn(u8 unit);

#endif
