/* The first games of games.h, one of each scenario, in one number: every state at
   the end of a time-point goes into it. Short enough for a real machine. */
#ifndef FOUR_GAMES_H
#define FOUR_GAMES_H

#include "bytes.h"

#define FOUR_GAMES 4

u32 four_games(void);

#endif
