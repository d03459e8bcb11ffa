/* How good a fight of battle_unit with each enemy is, in three bytes an enemy, which
   mind_know_oneself works out and mind_goal.c and mind_stand.c add up. */
#ifndef MATCH_H
#define MATCH_H

#include "mind.h"
#include "sets.h"
#include "tables.h"
#include "troop.h"

#define MATCH_BATTLE 141
#define MATCH_BREAKS 19
#define MATCH_SIXTEENS_MOST 63
#define MATCH_WON 3

#define MATCH_COVERS 4 /* of a terrain: 0 to 3 */
static inline u8 match_cover(u8 terrain)
{
    return (u8)(tbl_terrain[terrain] & (MATCH_COVERS - 1));
}

/* Logarithms of percentages, by me and an enemy, of what either strikes with. Of mine
   the first row is for an enemy in the open, the others change it for one with cover. */
typedef struct {
    u8 mine[MATCH_COVERS][UNITS_MAX];
    u8 its[UNITS_MAX];
} matches;
extern matches match_plain[UNITS_MAX]; /* as the kinds have it */
extern matches match_magic;            /* of battle_unit: match_learn_magic */
void match_learn_magic(set changed);

/* By unit, as its kind has it. */
extern u8 match_weights[UNITS_MAX]; /* taken from the logarithm of men killed */
extern u8 match_breaks[UNITS_MAX];  /* so many battles lost in a row do */

/* The kinds that all this is made of, now and as they were when it was. */
#define MATCH_KINDS 5
extern const u8 *const match_kind_of[MATCH_KINDS];
extern u8 match_kinds[MATCH_KINDS][UNITS_MAX];
extern u8 match_kinds_count;
void match_learn_kinds(void);

/* What the fight brings: index of match_gain, and of match_loss. */
extern u8 match_kills[UNITS_MAX];
extern u8 match_losses[UNITS_MAX];
/* Taken off: MATCH_BREAKS where no enemy would break, GOAL_ROUTED where it runs. */
extern u8 match_less[UNITS_MAX];
#define GOAL_ROUTED 10

/* Victory points by the logarithm of the dead above a weight, and MATCH_DECIDED for a
   fight that is won, or lost. MATCH_BREAKS is in each gain. */
#define MATCH_DECIDED 128
extern int match_gain[256];
extern int match_loss[256];

/* What it brings, EVEN left out. */
static inline int match_value(u8 enemy)
{
    return match_gain[match_kills[enemy]] - match_loss[match_losses[enemy]] - match_less[enemy];
}

/* The same, were it not running. */
static inline int match_rough(u8 enemy)
{
    return match_value(enemy) + (unit_state[enemy] == STATE_ROUTED) * GOAL_ROUTED;
}

#endif
