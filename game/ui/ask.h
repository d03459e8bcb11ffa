/* Asks the person for the order to battle_unit. */
#ifndef ASK_H
#define ASK_H

#include "bytes.h"

/* What comes of asking, and of every command of the battle's menu. */
#define ASK_ON 0    /* nothing: go on asking */
#define ASK_ORDER 1 /* order_... is a legal order */
#define ASK_AGAIN 2 /* the battle is another now: see who is due */
#define ASK_LEAVE 3 /* the person leaves the battle */

/* Never ASK_ON. */
u8 ask_order(void);

/* The two orders that take more than a key: whether order_... was set. */
u8 ask_wait(void);
u8 ask_cast(void);

/* ask_cast if the unit can cast at all, else the reason why not; ASK_... */
u8 ask_spell(void);

#endif
