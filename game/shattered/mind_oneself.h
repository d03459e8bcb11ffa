/* What mind_match.c compares every enemy with, battle_unit, and what it asks of both. */
#ifndef MIND_ONESELF_H
#define MIND_ONESELF_H

#include "mind.h"

/* mind_know_oneself sets them. */
extern u8 mind_my_men; /* logarithm of sixteens */
extern u8 mind_my_type;
extern u8 mind_my_race;
extern u8 mind_my_weight; /* as mind_weight_log has it */
extern u8 mind_my_bonus;  /* factors of its race and of magic */
extern u8 mind_my_index;  /* of the chart, for an enemy's factors of 0 */

/* Men by sixteens; a thousand are the most. */
u8 mind_sixteens(u8 unit);

/* The chart's index for factors of 0 against this unit. */
u8 mind_chart_index(u8 unit);

/* The logarithm of a weight, taken from that of a sixteen of men by a percent by a
   weight for an eighth of a victory point. */
extern const u8 mind_weight_log[8];

#endif
