/* The computer opponent. It looks at the state as a person may and at nothing
   else, remembers nothing between two orders, and throws no dice: the same state
   gets the same order on every machine, and after a save is loaded. */
#ifndef COMPUTER_H
#define COMPUTER_H

#include "bytes.h"

#define SKILL_NOVICE 0
#define SKILL_STANDARD 1
#define SKILL_EXPERT 2
#define SKILLS 3

/* Sets order_... for battle_unit, which is due. The order is legal. */
void computer_order(u8 skill);

#endif
