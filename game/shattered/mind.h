/* The parts of the computer opponent, for its own files. A value is a u16 with
   EVEN standing for nothing gained and nothing lost; its unit is an eighth of a
   victory point of the tally. */
#ifndef MIND_H
#define MIND_H

#include "bytes.h"
#include "scan.h"

#define EVEN 20000

extern u8 mind_skill;
#define mind_far scan_far /* by unit: how far each enemy on the field is; 255 for others */
extern u8 mind_match[];   /* by enemy near enough to matter: a fight with it, MATCH_EVEN is even */
#define mind_near scan_near /* the nearest enemy, or NO_UNIT */
extern u8 mind_shy;         /* battle_unit keeps its distance: archers, wizards, illusions */
extern u8 mind_blind;       /* nobody is there whom battle_unit could shoot at */
extern u8 mind_goal;        /* the enemy to go for */
extern u8 mind_good;        /* and whether battle_unit beats it */

#define MATCH_EVEN 128

void mind_look(void);

/* The best enemy to fight or to shoot at, into order_target; its value, or 0
   without one. */
u16 mind_best_melee(void);
u16 mind_best_shot(void);

/* What the exchange that was just expected would bring; routs is 1 if it can break
   somebody. */
u16 mind_worth(u8 routs);

/* Sets the order for a casting that helps; 0 without one. */
u8 mind_cast(void);

/* About what one exchange with an enemy would bring battle_unit, which
   mind_know_oneself has looked at before. */
void mind_know_oneself(void);
u16 mind_rough(u8 unit);

/* Whom to go for: mind_goal, mind_good and mind_match. There is an enemy. */
void mind_choose_goal(void);

/* Logarithms and their powers: mind_logs.c. */
#define MIND_LOG_OCTAVE 16 /* of a factor of 2 */
#define MIND_POWERS 128
extern const u8 mind_log[256];
extern const u8 mind_power[MIND_POWERS];

/* Sets the order for a march, or a wait. */
void mind_march(void);

#define MIND_SHY_HEXES 4 /* wizards and illusions keep this far off */

/* The best hex beside battle_unit, as a direction, or ORDER_WAIT, after these are
   set: the time-points of a hex in the open, and what the way left takes off from a
   hex that is nearer to the goal, as near, farther. */
extern u8 mind_pace;
#define MIND_NEARER 0
#define MIND_LEVEL 1
#define MIND_FARTHER 2
extern u16 mind_way[3];
u8 mind_best_direction(void);

/* Whether a charge would probably be refused by the unit's own morale. */
u8 mind_wavers(void);

#endif
