/* The parts of the computer opponent, for its own files. A value is a u16 with
   EVEN standing for nothing gained and nothing lost; its unit is an eighth of a
   victory point of the tally. */
#ifndef MIND_H
#define MIND_H

#include "bytes.h"

#define EVEN 20000

extern u8 mind_skill;
extern u8 mind_far[]; /* by unit: how far each enemy on the field is; 255 for others */
extern u8 mind_near;  /* the nearest enemy, or NO_UNIT */
extern u8 mind_shy;   /* battle_unit keeps its distance: archers, wizards, illusions */

void mind_look(void);

/* The best enemy to fight or to shoot at, into order_target; its value, or 0
   without one. */
u16 mind_best_melee(void);
u16 mind_best_shot(void);

/* Sets the order for a casting that helps; 0 without one. */
u8 mind_cast(void);

/* Sets the order for a march, or a wait. */
void mind_march(void);

/* Whether a charge would probably be refused by the unit's own morale. */
u8 mind_wavers(void);

#endif
