/* The morale of a unit: the parts of a check, their total, and what it does. */
#ifndef MORALE_H
#define MORALE_H

#include "bytes.h"

#define MORALE_TAKES_ORDERS 0
#define MORALE_HALTS 1
#define MORALE_ROUTS 2

/* Net counts can be negative: COUNT_ZERO stands for 0, and they stay within
   COUNT_MOST of it. */
#define COUNT_ZERO 128
#define COUNT_MOST 99
#define FEAR_MOST 64

/* What the detail display shows. Set all but the total, then count. */
extern u8 morale_dice;    /* the three dice together */
extern u8 morale_close;   /* net count: friends less enemies near */
extern u8 morale_dead;    /* factors for losses: morale_dead_factor */
extern u8 morale_battles; /* net count: BS */
extern u8 morale_routs;   /* net count: RS */
extern u8 morale_fear;    /* points taken by demons near, to FEAR_MOST */
extern u8 morale_courage; /* points of the spell */
extern u16 morale_total;  /* MORALE_ZERO stands for 0 */

#define MORALE_ZERO (3 * COUNT_ZERO)

/* One factor for each full 10% that a unit of this first strength has lost. */
u8 morale_dead_factor(u16 first_men, u16 men);

/* Sets morale_close and morale_fear for a unit where it stands. */
void morale_count_neighbours(u8 unit);

void morale_count(void);

/* What a unit of this class does at morale_total. */
u8 morale_result(u8 class_id);

/* Whether so many battles lost in a row, without moving, are a rout. */
u8 morale_breaks(u8 class_id, u8 battles_lost);

#endif
