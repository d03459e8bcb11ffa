/* The options of a new battle. */
#ifndef NEWGAME_H
#define NEWGAME_H

#include "bytes.h"

/* 1 once a battle has begun, 0 if the person went back. */
u8 newgame_choose(void);

#endif
