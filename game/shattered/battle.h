/* A battle of The Shattered Alliance, from the first time-point to the tally.

       battle_begin();                  options set, scenario loaded, units placed
       while (battle_next() == BATTLE_ORDER) {
           set order_...;               for battle_unit, which is due
           battle_order();
       }

   battle_next runs the clock: units arrive, halts end, routed units run or
   rally; it stops when somebody must be asked. Chance is drawn inside
   battle_next and battle_order and nowhere else, so the options and the orders
   are the whole game: see journal.h. */
#ifndef BATTLE_H
#define BATTLE_H

#include "bytes.h"

/* Options: set before battle_begin. */
extern u8 battle_scenario; /* 0 to SCENARIOS - 1 */
extern u8 battle_variant;  /* VARIANT_... */
extern u8 battle_level;    /* LEVEL_... */
extern u8 battle_person;   /* the army whose side the level is seen from */
extern u32 battle_seed;    /* and rules_readings of readings.h */

#define VARIANT_FULL 0   /* with Haste and Courage */
#define VARIANT_STRICT 1 /* only what the cards name */
#define LEVEL_BEGINNER 0 /* the person's army is stronger */
#define LEVEL_STANDARD 1
#define LEVEL_ADVANCED 2 /* the other army is stronger */

#define BATTLE_ORDER 0
#define BATTLE_OVER 1

extern u8 battle_unit;  /* who is due, after BATTLE_ORDER */
extern u8 battle_clock; /* the time-point, 0 to NIGHTFALL */
extern u8 battle_end;   /* END_... of event.h, after BATTLE_OVER */

void battle_begin(void);
u8 battle_next(void);

/* The order to battle_unit. */
#define ORDER_WAIT 0 /* order_target time-points, 1 to WAIT_MOST */
/* 1 to 6: move in that direction */
#define ORDER_MELEE 7 /* order_target is the unit */
#define ORDER_FIRE 8
#define ORDER_CAST 9 /* order_spell with order_points on order_target */

extern u8 order_kind;
extern u8 order_target;
extern u8 order_spell;
extern u8 order_points;

#define SPELL_BLADE 0
#define SPELL_GUARD 1
#define SPELL_HASTE 2
#define SPELL_COURAGE 3
#define SPELLS 4

/* Why the order is not legal: 0 if it is, else REFUSED_... */
u8 order_refused(void);
/* In a few words; upper and lower case as on a page. */
const char *order_refusal(u8 refused);

#define REFUSED_OFF_MAP 1
#define REFUSED_OCCUPIED 2
#define REFUSED_PROHIBITED 3
#define REFUSED_NO_SUCH_ORDER 4
#define REFUSED_NO_TARGET 5
#define REFUSED_NOT_AN_ENEMY 6
#define REFUSED_NOT_ADJACENT 7
#define REFUSED_NO_MISSILES 8
#define REFUSED_OUT_OF_RANGE 9
#define REFUSED_NO_SIGHT 10
#define REFUSED_NO_MAGIC 11
#define REFUSED_NO_POINTS 12
#define REFUSED_NOT_A_FRIEND 13
#define REFUSED_TOO_FAR 14
#define REFUSED_WAIT_LENGTH 15
#define REFUSALS 16

/* The legal orders of battle_unit, one after the other: set order_... to each.
   orders_first and orders_next are 0 when there is no more. Waits are listed
   once, spells with every number of points that is left. */
u8 orders_first(void);
u8 orders_next(void);

/* Carries the order out. It must be legal. */
void battle_order(void);

/* Everything that decides what happens next, as one number. */
u32 battle_hash(void);

#endif
