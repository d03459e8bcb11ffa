/* Whom to go for: an enemy that it beats, that is near, and that not everybody
   else is already at. The numbers were found by playing: tp lab, some thousand
   games against a random player and against an earlier computer. */
#include "battle.h"
#include "field.h"
#include "mind.h"
#include "tables.h"
#include "troop.h"

#define GOAL_ROUTED 10 /* taken off: who runs is not caught so soon */
#define GOAL_CROWD 27  /* taken off for each friend who is at it already */
#define GOAL_TIME 4    /* taken off for a time-point of the way */
#define GOAL_REACH 7   /* farther than this behind the nearest nobody is looked at */

u8 mind_match[UNITS_MAX];
u8 mind_goal;
u8 mind_good;

static u8 enemy; /* at hand */

static u8 match(u16 value)
{
    if (value >= EVEN + MATCH_EVEN) {
        return 255;
    }
    if (value <= EVEN - MATCH_EVEN) {
        return 0;
    }
    return (u8)(value - (EVEN - MATCH_EVEN));
}

/* Where the friends are, so that the loop below is short. */
static u8 friend_q[UNITS_MAX];
static u8 friend_r[UNITS_MAX];
static u8 friends;

static void find_friends(void)
{
    static u8 unit, my_army;

    friends = 0;
    my_army = unit_army[battle_unit];
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] == my_army && unit_state[unit] <= STATE_ON_FIELD &&
            unit != battle_unit) {
            friend_q[friends] = unit_q[unit];
            friend_r[friends] = unit_r[unit];
            ++friends;
        }
    }
}

/* How many friends are at it already. */
static u8 crowd(void)
{
    static u8 q, r, dq, dr, i, count;

    q = (u8)(unit_q[enemy] - 1);
    r = (u8)(unit_r[enemy] - 1);
    count = 0;
    for (i = 0; i < friends; ++i) {
        dq = (u8)(friend_q[i] - q);
        if (dq <= 2) {
            dr = (u8)(friend_r[i] - r);
            if (dr <= 2) { /* of these nine hexes two are not beside it */
                dq = (u8)(dq + dr);
                if (dq != 0 && dq != 4) {
                    ++count;
                }
            }
        }
    }
    return count;
}

/* What the way takes off, from the nearest enemy's distance on. */
static u16 way[GOAL_REACH + 1];

static void measure_ways(void)
{
    static u8 hex, i;

    hex = (u8)(field_pause(battle_unit) * GOAL_TIME);
    way[0] = (u16)(mind_far[mind_near] * hex);
    for (i = 1; i <= GOAL_REACH; ++i) {
        way[i] = (u16)(way[(u8)(i - 1)] + hex);
    }
}

void mind_choose_goal(void)
{
    static u8 nearest, distance, good;
    static u16 best, value;

    mind_know_oneself();
    find_friends();
    measure_ways();
    nearest = mind_far[mind_near];
    best = 0;
    for (enemy = 0; enemy < unit_count; ++enemy) {
        distance = mind_far[enemy];
        if (distance <= (u8)(nearest + GOAL_REACH)) {
            value = mind_rough(enemy);
            mind_match[enemy] = match(value);
            good = (u8)(value >= EVEN);
            value = (u16)(value - way[(u8)(distance - nearest)]);
            if (unit_state[enemy] == STATE_ROUTED) {
                value = (u16)(value - GOAL_ROUTED);
            }
            if (value > best && distance > 1) {
                value = (u16)(value - (u16)(crowd() * GOAL_CROWD));
            }
            if (value > best) {
                best = value;
                mind_goal = enemy;
                mind_good = good;
            }
        }
    }
}
