/* A scenario and the options become units on a map. */
#ifndef SETUP_H
#define SETUP_H

#include "bytes.h"

extern u8 setup_leader; /* the unit whose fall ends its army's fight, or NO_UNIT */
extern u8 setup_magic;  /* 1 if spells may be cast */

/* Everything that battle.h calls options is set; the dice are seeded. */
void setup_scenario(void);

#endif
