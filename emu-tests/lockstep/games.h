/* Whole games, each known by its number: scenario, level, variant, seed and who
   plays follow from it. The same on the host and under sim65. */
#ifndef GAMES_H
#define GAMES_H

#include "bytes.h"

/* Plays game number g; event_sink hears it. */
void games_play(u16 g);

/* Any legal order of battle_unit, each as likely as the other. */
void games_random_order(void);

#endif
