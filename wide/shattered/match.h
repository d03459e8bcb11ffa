/* The inside of mind_rough, for whoever asks it of one enemy after the other. */
#ifndef MATCH_H
#define MATCH_H

#include "battle.h"
#include "lanes.h"
#include "mind.h"
#include "morale.h"
#include "tables.h"
#include "troop.h"

#define MATCH_BATTLE 141
#define MATCH_BREAKS 19
#define MATCH_SIXTEENS_MOST 63
#define MATCH_WON 3

/* What every enemy is compared with: battle_unit. */
typedef struct {
    const u8 *strike;      /* by who is struck: the chart's index in the open, without magic */
    const u8 *struck;      /* by who strikes, likewise */
    const u8 *percent_log; /* by what is left of the chart's index, magic and all taken off */
    const u8 *its_percent_log;
    const u8 *points; /* by the logarithm of losses: victory points */
    u8 men;           /* logarithm of sixteens */
} match_self;

extern match_self match_me; /* mind_know_oneself sets it */

/* What two units are to each other by their kind, by who strikes and who is struck, and
   the other way round: match_know_kinds works it out when the kinds have changed. */
extern u8 match_kind_strike[UNITS_MAX][UNITS_MAX];
extern u8 match_kind_struck[UNITS_MAX][UNITS_MAX];
#define MATCH_INDEX_ZERO 128 /* of match_percent_log: the chart's index 0 */
extern u8 match_percent_log[MATCH_INDEX_ZERO + 256];
void match_know_kinds(void);

/* The enemies as they are now, sixteen at a time: match_look. */
extern u8 match_strike[UNITS_MAX];   /* me->strike less what guards the enemy */
extern u8 match_struck[UNITS_MAX];   /* me->struck with the enemy's blades */
extern u8 match_sixteens[UNITS_MAX]; /* of men */
extern u8 match_breaking[UNITS_MAX]; /* 1 if a battle lost would break it */
extern u8 match_running[UNITS_MAX];  /* GOAL_ROUTED if it runs */
#define GOAL_ROUTED 10
extern u8 match_breaks[UNITS_MAX]; /* so many battles lost in a row do */

extern u8 match_weight[UNITS_MAX]; /* taken from the logarithm of men killed */
extern u8 match_cover[16];         /* by terrain */
#define MATCH_EVEN_LOG 256         /* of match_outcome: as many killed as lost */
extern short match_outcome[2][2 * MATCH_EVEN_LOG];
#define MATCH_POINTS_ZERO 256 /* of match_points: nothing left */
extern u8 match_points[2 * MATCH_POINTS_ZERO];

static inline void match_look(const match_self *me, unsigned block)
{
    lanes sixteens, breaking, running;

    lanes_store(match_strike + block,
                lanes_sub(lanes_load(me->strike + block), lanes_load(unit_guard + block)));
    lanes_store(match_struck + block,
                lanes_add(lanes_load(me->struck + block), lanes_load(unit_blade + block)));
    sixteens = lanes_or(lanes_high(lanes_min(lanes_load(unit_men_hi + block), lanes_of(4))),
                        lanes_low(lanes_load(unit_men_lo + block)));
    lanes_store(match_sixteens + block, lanes_min(sixteens, lanes_of(MATCH_SIXTEENS_MOST)));
    breaking = lanes_at_most(lanes_load(match_breaks + block),
                             lanes_add(lanes_load(unit_lost_row + block), lanes_of(1)));
    running = lanes_equal(lanes_load(unit_state + block), lanes_of(STATE_ROUTED));
    lanes_store(match_running + block, lanes_and(running, lanes_of(GOAL_ROUTED)));
    lanes_store(match_breaking + block, lanes_without(lanes_and(breaking, lanes_of(1)), running));
}

/* Without branches, for none of them could be foretold. */
static inline long match_rough(const match_self *me, unsigned enemy)
{
    long kills =
        me->men +
        me->percent_log[(signed char)match_strike[enemy] - (long)match_cover[unit_terrain[enemy]]];
    long losses = mind_log[match_sixteens[enemy]] + me->its_percent_log[match_struck[enemy]];

    return match_outcome[match_breaking[enemy]][MATCH_EVEN_LOG + kills - losses] +
           match_points[MATCH_POINTS_ZERO + kills - match_weight[enemy]] - me->points[losses];
}

#endif
