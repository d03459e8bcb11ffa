/* The battle's menu: all that is not an order. */
#ifndef COMMAND_H
#define COMMAND_H

#include "bytes.h"

/* Does what a letter stands for; ASK_... of ask.h. ordering: a unit is being asked
   for, so it can wait and cast, and orders can be taken back. */
u8 command_do(u8 letter, u8 ordering);

/* The same, chosen from a list. */
u8 command_menu(u8 ordering);

#endif
