/* Whom to go for: only those in reach are looked at. The numbers are explained in
   the file of this name in game/shattered. */
#include "battle.h"
#include "field.h"
#include "match.h"

#define GOAL_CROWD 27
#define GOAL_TIME 4
#define GOAL_REACH 7

u8 mind_goal;
u8 mind_good;

/* A value and whose it is in one number: the highest is the best enemy, the first of
   equals. */
#define BID_UNITS 64
static int bid[UNITS_MAX];

static inline u8 bidder(int best)
{
    return (u8)((best & (BID_UNITS - 1)) ^ (BID_UNITS - 1));
}

/* How many friends are at it already: those in the nine hexes around it, without the
   two of them that are not beside it. */
SET_INLINE u8 crowd(u8 enemy, set friends, unsigned units)
{
    lanes q = lanes_of((u8)(unit_q[enemy] - 1));
    lanes r = lanes_of((u8)(unit_r[enemy] - 1));
    lanes dq, dr, sum;
    set there = 0;
    u8 count = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        dq = lanes_sub(lanes_load(unit_q + block), q);
        dr = lanes_sub(lanes_load(unit_r + block), r);
        sum = lanes_sub(lanes_add(dq, dr), lanes_of(1)); /* 0 to 2, not -1 or 3 */
        there |= set_bits(lanes_at_most(lanes_max(lanes_max(dq, dr), sum), lanes_of(2)), block);
    }
    for (there &= friends; there != 0; there &= there - 1) {
        ++count; /* they are few */
    }
    return count;
}

/* What is left of a bid when the friends who are there are taken off. */
SET_INLINE int less_crowd(int value, set friends, unsigned units)
{
    u8 enemy = bidder(value);

    if (mind_far[enemy] == 1) {
        return value;
    }
    return value - crowd(enemy, friends, units) * (GOAL_CROWD * BID_UNITS);
}

SET_INLINE set in_reach(unsigned units)
{
    lanes reach = lanes_of((u8)(mind_far[mind_near] + GOAL_REACH));
    set enemies = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        enemies |= set_bits(lanes_at_most(lanes_load(mind_far + block), reach), block);
    }
    return enemies;
}

SET_INLINE u8 best_goal(unsigned units)
{
    int hex = (u8)(field_pause(battle_unit) * GOAL_TIME);
    set friends = set_friends & ~set_of(battle_unit);
    set enemies = in_reach(units);
    set left = enemies;
    int first = 0;
    int second = 0;
    int value, lower;
    u8 enemy;

    SET_EACH (enemy, left) {
        value = EVEN + match_value(enemy) - mind_far[enemy] * hex;
        value = value * BID_UNITS + (enemy ^ (BID_UNITS - 1));
        bid[enemy] = value;
        lower = value < first ? value : first; /* of the two; it may be the second */
        second = second > lower ? second : lower;
        first = first > value ? first : value;
    }
    value = less_crowd(first, friends, units);
    if (value < second) {
        enemies &= ~set_of(bidder(first));
        SET_EACH (enemy, enemies) {
            if (bid[enemy] > value) {
                lower = less_crowd(bid[enemy], friends, units);
                value = value > lower ? value : lower;
            }
        }
    }
    return bidder(value);
}

/* Who keeps off goes for the nearest, and wants to know no more than those who are two
   hexes off: mind_march and mind_best_direction. */
void mind_choose_goal(void)
{
    mind_goal = mind_near;
    mind_good = 0;
    if (mind_shy) {
        if (mind_far[mind_near] <= 2) {
            mind_know_oneself();
        }
        return;
    }
    mind_know_oneself();
    mind_goal = unit_count <= SET_FEW ? best_goal(SET_FEW) : best_goal(UNITS_MAX);
    mind_good = (u8)(match_rough(mind_goal) >= 0);
}
