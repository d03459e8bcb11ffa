/* Where to go, and when to wait for the others. */
#include "battle.h"
#include "computer.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "movement.h"
#include "tables.h"
#include "troop.h"

/* The way left weighs in eighths of a time-point. Found by playing. */
#define WAY 10        /* by time-points of way left: a little more than they take */
#define WAY_EXPERT 14 /* measured: it wins more with fewer detours */

#define RIDERS_HEXES 3  /* riders without an enemy whom they beat */
#define FORMATION_FAR 3 /* nearer than this nobody waits for others */
#define FORMATION_LEAD 2
#define FORMATION_NEAR 4   /* whom it waits for */
#define FORMATION_PACE 10  /* the heavy troops are those that take so long */
#define FORMATION_UNTIL 40 /* later in the day nobody waits any more */

static u8 wanted; /* how far from the goal */
static u8 goal_q, goal_r;
static u8 here; /* how far the goal is */

static void choose_distance(void)
{
    wanted = 1;
    if (mind_shy) {
        mind_goal = mind_near;
        wanted = MIND_SHY_HEXES;
        if (unit_missile[battle_unit] != MISSILE_NONE) {
            wanted = tbl_range[unit_missile[battle_unit]];
            if (mind_blind && mind_far[mind_near] <= wanted && mind_far[mind_near] > 2) {
                wanted = (u8)(mind_far[mind_near] - 1); /* something hides them */
            }
        }
    } else if (!mind_good && mind_skill != SKILL_NOVICE &&
               (tbl_unit_type[unit_type[battle_unit]] & 8)) {
        wanted = RIDERS_HEXES;
    }
}

/* Whether the unit is ahead of those around it on the way to its goal. */
static u8 too_far_ahead(void)
{
    u8 army = unit_army[battle_unit];
    u16 sum = 0;
    u8 count = 0;
    u8 unit;

    if (mind_skill == SKILL_NOVICE || battle_clock >= FORMATION_UNTIL ||
        mind_pace < FORMATION_PACE || mind_far[mind_near] < FORMATION_FAR) {
        return 0;
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] == army && unit_state[unit] <= STATE_HALTED && unit_spells[unit] == 0 &&
            unit_missile[unit] != MISSILE_BOW &&
            hex_distance(unit_q[battle_unit], unit_r[battle_unit], unit_q[unit], unit_r[unit]) <=
                FORMATION_NEAR) {
            sum = (u16)(sum + hex_distance(goal_q, goal_r, unit_q[unit], unit_r[unit]));
            ++count;
        }
    }
    return (u8)((u16)(count * (u8)(here + FORMATION_LEAD)) < sum);
}

static u16 way(u8 distance)
{
    u8 hexes;

    if (distance > wanted) {
        hexes = (u8)(distance - wanted);
    } else {
        hexes = (u8)((u8)(wanted - distance) << 1); /* too near is worse than too far */
    }
    if (mind_skill == SKILL_EXPERT) {
        return (u16)((u16)(hexes * mind_pace) * WAY_EXPERT);
    }
    return (u16)((u16)(hexes * mind_pace) * WAY);
}

void mind_march(void)
{
    order_kind = ORDER_WAIT;
    mind_pace = field_pause(battle_unit);
    order_target = mind_pace;
    if (mind_near == NO_UNIT) {
        return;
    }
    mind_choose_goal();
    choose_distance();
    goal_q = unit_q[mind_goal];
    goal_r = unit_r[mind_goal];
    here = mind_far[mind_goal];
    if (too_far_ahead()) {
        return;
    }
    mind_way[MIND_NEARER] = way((u8)(here - 1));
    mind_way[MIND_LEVEL] = way(here);
    mind_way[MIND_FARTHER] = way((u8)(here + 1));
    order_kind = mind_best_direction();
    if (order_kind == ORDER_WAIT) {
        order_target = (u8)((u8)(mind_pace >> 1) + 1);
    }
}
