/* Whom to go for: only those in reach are looked at. The numbers are explained in
   the file of this name in game/shattered. */
#include "field.h"
#include "match.h"
#include "sets.h"

#define GOAL_CROWD 27
#define GOAL_TIME 4
#define GOAL_REACH 7

u8 mind_match[UNITS_MAX];
u8 mind_goal;
u8 mind_good;

/* A value and whose it is in one number: the highest is the best enemy, the first of
   equals. */
#define BID_UNITS 64
static int bid[UNITS_MAX];
static short roughs[UNITS_MAX];

static inline u8 bidder(int best)
{
    return (u8)((best & (BID_UNITS - 1)) ^ (BID_UNITS - 1));
}

static inline void keep_matches(void)
{
    unsigned block, unit;

    SET_BLOCKS (block) {
        for (unit = block; unit < block + LANES; ++unit) {
            short value = (short)(roughs[unit] - (EVEN - MATCH_EVEN));

            value = value < 255 ? value : 255;
            mind_match[unit] = (u8)(value > 0 ? value : 0);
        }
    }
}

static inline set find_friends(void)
{
    set friends = 0;
    unsigned block;

    SET_BLOCKS (block) {
        friends |= set_bits(lanes_and(set_on_field(block), set_army(block, unit_army[battle_unit])),
                            block);
    }
    return friends & ~set_of(battle_unit);
}

/* How many friends are at it already: those in the nine hexes around it, without the
   two of them that are not beside it. */
static inline u8 crowd(u8 enemy, set friends)
{
    lanes q = lanes_of((u8)(unit_q[enemy] - 1));
    lanes r = lanes_of((u8)(unit_r[enemy] - 1));
    lanes dq, dr, sum;
    set there = 0;
    u8 count = 0;
    unsigned block;

    SET_BLOCKS (block) {
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
static inline int less_crowd(int value, set friends)
{
    u8 enemy = bidder(value);

    if (mind_far[enemy] == 1) {
        return value;
    }
    return value - crowd(enemy, friends) * (GOAL_CROWD * BID_UNITS);
}

void mind_choose_goal(void)
{
    int hex = (u8)(field_pause(battle_unit) * GOAL_TIME);
    lanes reach = lanes_of((u8)(mind_far[mind_near] + GOAL_REACH));
    set friends, enemies, left;
    int first = 0;
    int second = 0;
    int value, lower;
    unsigned block;
    u8 enemy;
    match_self me;

    mind_know_oneself();
    me = match_me;
    enemies = 0;
    SET_BLOCKS (block) {
        match_look(&me, block);
        enemies |= set_bits(
            lanes_and(lanes_at_most(lanes_load(mind_far + block), reach), set_lanes(block)), block);
    }
    left = enemies;
    SET_EACH (enemy, left) {
        value = (int)match_rough(&me, enemy);
        roughs[enemy] = (short)value;
        value -= mind_far[enemy] * hex + match_running[enemy];
        value = value * BID_UNITS | (enemy ^ (BID_UNITS - 1));
        bid[enemy] = value;
        lower = value < first ? value : first; /* of the two; it may be the second */
        second = second > lower ? second : lower;
        first = first > value ? first : value;
    }
    keep_matches();
    friends = find_friends();
    value = less_crowd(first, friends);
    if (value < second) {
        enemies &= ~set_of(bidder(first));
        SET_EACH (enemy, enemies) {
            if (bid[enemy] > value) {
                lower = less_crowd(bid[enemy], friends);
                value = value > lower ? value : lower;
            }
        }
    }
    enemy = bidder(value);
    mind_goal = enemy;
    mind_good = (u8)(roughs[enemy] >= EVEN);
}
