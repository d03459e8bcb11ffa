/* Where to go: toward the enemy it beats, with the others, by good ground. */
#include "battle.h"
#include "combat.h"
#include "computer.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "movement.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

#define GOAL_HEX 6         /* of an enemy one hex farther off */
#define GOAL_HEX_EXPERT 10 /* measured: it wins a tenth more than at 6 */
#define GOAL_FAR 16        /* farther than this only the nearest counts: a cost is a byte */
#define GOAL_EDGE 40       /* at most, of a good or bad match */
#define GOAL_SHIFT 6
#define IDLE_COST 3     /* of standing still for no reason */
#define STEP_WORTH 12   /* of a hex nearer to where one wants to be */
#define FORMATION_FAR 4 /* nearer than this nobody waits for others */
#define FORMATION_LEAD 2
#define FORMATION_NEAR 4   /* whom it waits for */
#define FORMATION_UNTIL 96 /* later in the day nobody waits any more */

static u8 goal;   /* the enemy to go for */
static u8 wanted; /* how far from it */

/* About what one exchange with it would bring, and cost: strengths by factors by
   what a warrior is worth. Rough, because it is asked of every enemy. */
static u16 rough(u8 striker, u8 struck)
{
    u8 sixteens = (u8)((u8)(unit_men_hi[striker] << 4) | (u8)(unit_men_lo[striker] >> 4));
    u8 factor = (u8)(melee_weapon_factor(unit_weapon[striker], unit_type[struck]) + 2);

    if (unit_shield[struck] == 0) {
        ++factor;
    }
    return (u16)((u16)(sixteens * factor) * (u8)(tbl_unit_type[unit_type[struck]] >> 5));
}

static void choose_goal(void)
{
    u8 hex = GOAL_HEX;
    u8 best = 255;
    u8 unit;
    u8 cost;
    u8 good = 0;
    u16 gain;
    u16 loss;

    if (mind_skill == SKILL_EXPERT) {
        hex = GOAL_HEX_EXPERT;
    }
    goal = mind_near;
    for (unit = 0; unit < unit_count; ++unit) {
        if (mind_far[unit] < GOAL_FAR) {
            cost = (u8)((u8)(mind_far[unit] * hex) + GOAL_EDGE);
            gain = rough(battle_unit, unit);
            loss = rough(unit, battle_unit);
            if (gain > loss) {
                gain = (u16)((u16)(gain - loss) >> GOAL_SHIFT);
                if (gain > GOAL_EDGE) {
                    gain = GOAL_EDGE;
                }
                cost = (u8)(cost - (u8)gain);
            } else {
                loss = (u16)((u16)(loss - gain) >> GOAL_SHIFT);
                if (loss > GOAL_EDGE) {
                    loss = GOAL_EDGE;
                }
                cost = (u8)(cost + (u8)loss);
                gain = 0;
            }
            if (unit_state[unit] == STATE_ROUTED && mind_far[unit] > 2) {
                cost = (u8)(cost + 16);
            }
            if (cost < best) {
                best = cost;
                goal = unit;
                good = (u8)(gain != 0);
            }
        }
    }
    wanted = 1;
    if (mind_shy) {
        wanted = 4;
        if (unit_missile[battle_unit] != MISSILE_NONE) {
            wanted = tbl_range[unit_missile[battle_unit]];
        }
        goal = mind_near;
    } else if (!good && mind_skill != SKILL_NOVICE && battle_clock < FORMATION_UNTIL &&
               (tbl_unit_type[unit_type[battle_unit]] & 8)) {
        wanted = 3; /* horsemen wait for a chance */
    }
}

/* Whether the unit is ahead of those around it on the way to its goal. */
static u8 too_far_ahead(void)
{
    u8 army = unit_army[battle_unit];
    u8 q = unit_q[goal];
    u8 r = unit_r[goal];
    u16 sum = 0;
    u8 count = 0;
    u8 unit;

    if (mind_skill == SKILL_NOVICE || battle_clock >= FORMATION_UNTIL ||
        mind_far[mind_near] < FORMATION_FAR) {
        return 0;
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] == army && unit_state[unit] <= STATE_HALTED && unit_spells[unit] == 0 &&
            unit_missile[unit] != MISSILE_BOW &&
            hex_distance(unit_q[battle_unit], unit_r[battle_unit], unit_q[unit], unit_r[unit]) <=
                FORMATION_NEAR) {
            sum = (u16)(sum + hex_distance(q, r, unit_q[unit], unit_r[unit]));
            ++count;
        }
    }
    return (u8)((u16)(count * (u8)(mind_far[goal] + FORMATION_LEAD)) < sum);
}

/* Friends beside the hex less enemies beside it, 8 for none. */
static u8 company(u8 q, u8 r)
{
    u8 count = 8;
    u8 direction;
    u8 other;

    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        if (hex_step(q, r, direction)) {
            other = map_unit[hex_cell(hex_step_q, hex_step_r)];
            if (other != NO_UNIT && other != battle_unit) {
                if (unit_army[other] != unit_army[battle_unit]) {
                    --count;
                    if (mind_shy) {
                        count = (u8)(count - 1);
                    }
                } else {
                    ++count;
                }
            }
        }
    }
    return count;
}

static u8 off_wanted(u8 distance)
{
    if (distance > wanted) {
        return (u8)(distance - wanted);
    }
    return (u8)((u8)(wanted - distance) << 1); /* too near is worse than too far */
}

static u8 reverse(u8 direction)
{
    if (direction > 3) {
        return (u8)(direction - 3);
    }
    return (u8)(direction + 3);
}

/* How good it is to stand in this hex, entered at this cost. */
static u16 stand(u8 q, u8 r, u8 terrain, u8 cost)
{
    u8 distance = hex_distance(q, r, unit_q[goal], unit_r[goal]);
    u16 score = 1000;

    score = (u16)(score - (u16)(off_wanted(distance) * STEP_WORTH));
    score = (u16)(score - (u8)(cost >> 1));
    if (mind_skill != SKILL_NOVICE && distance <= 3) {
        score = (u16)(score + company(q, r));
        score = (u16)(score + (u8)((u8)(tbl_terrain[terrain] & 3) << 1));
    }
    return score;
}

void mind_march(void)
{
    u8 best = ORDER_WAIT;
    u16 best_score;
    u16 score;
    u16 cell;
    u8 direction;
    u8 cost;
    u8 q, r;

    order_kind = ORDER_WAIT;
    order_target = field_pause(battle_unit);
    if (mind_near == NO_UNIT) {
        return;
    }
    choose_goal();
    if (too_far_ahead()) {
        return;
    }
    best_score = (u16)(stand(unit_q[battle_unit], unit_r[battle_unit], unit_terrain[battle_unit],
                             field_pause(battle_unit)) -
                       IDLE_COST);
    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        if (direction != reverse(unit_heading[battle_unit]) || mind_shy) {
            if (hex_step(unit_q[battle_unit], unit_r[battle_unit], direction)) {
                q = hex_step_q;
                r = hex_step_r;
                cell = hex_cell(q, r);
                cost = field_cost(battle_unit, map_terrain[cell]);
                if (map_unit[cell] == NO_UNIT && cost != PROHIBITED) {
                    score = stand(q, r, map_terrain[cell], cost);
                    if (score > best_score) {
                        best_score = score;
                        best = direction;
                    }
                }
            }
        }
    }
    order_kind = best;
    if (best == ORDER_WAIT) {
        order_target = (u8)((u8)(field_pause(battle_unit) >> 1) + 1);
    }
}
