/* Where to stand: nearer to the goal, by the quicker ground, beside those it beats
   and not beside those that beat it. */
#include "battle.h"
#include "computer.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "movement.h"
#include "tables.h"
#include "troop.h"

/* In eighths of a time-point. Found by playing. */
#define STAND_EVEN 20000
#define STAND_IDLE 62  /* taken off for standing still: time is short */
#define STAND_COVER 23 /* for each factor that the ground takes from attackers */
#define STAND_NEAR 3   /* so near to an enemy, neighbours and ground count */

u8 mind_pace;
u16 mind_way[3];

/* The hex that is weighed. Static, because it is done for every hex around: on a
   6502 variables on the stack cost three times as much. */
static u8 stand_q, stand_r;
static u8 close; /* enemies are so near that neighbours and ground count */

/* The hexes that are beside an enemy, a bit a direction and bit 0 the unit's own,
   by where the enemy is: index 8 x (its q - ours + 2) + its r - ours + 2. */
static const u8 beside[37] = {0x00, 0x00, 0x40, 0x60, 0x20, 0,    0,    0,    0x00, 0x42,
                              0x23, 0x51, 0x30, 0,    0,    0,    0x02, 0x45, 0x7e, 0x29,
                              0x10, 0,    0,    0,    0x06, 0x0b, 0x15, 0x18, 0x00, 0,
                              0,    0,    0x04, 0x0c, 0x08, 0x00, 0x00};

/* What it is to have the enemies beside a hex for neighbours, by direction, 0 the
   unit's own hex; NEIGHBOURS_EVEN without any. */
#define NEIGHBOURS_EVEN 1000
static u16 neighbours[DIRECTIONS + 1];

static void look_around(void)
{
    static u8 unit, direction, bits, index;

    for (direction = 0; direction <= DIRECTIONS; ++direction) {
        neighbours[direction] = NEIGHBOURS_EVEN;
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (mind_far[unit] <= 2) {
            index = (u8)((u8)(unit_q[unit] + 2) - unit_q[battle_unit]);
            index = (u8)((u8)(index << 3) + 2);
            index = (u8)((u8)(index + unit_r[unit]) - unit_r[battle_unit]);
            bits = beside[index];
            for (direction = 0; bits != 0; ++direction) {
                if (bits & 1) {
                    neighbours[direction] =
                        (u16)((u16)(neighbours[direction] + mind_match[unit]) - MATCH_EVEN);
                }
                bits = (u8)(bits >> 1);
            }
        }
    }
}

/* How good it is to stand there, entered at this cost. */
static u16 stand(u8 direction, u8 terrain, u8 cost)
{
    static u16 score;
    static u8 distance;

    score = (u16)(STAND_EVEN - (u16)(cost << 3));
    distance = hex_distance(stand_q, stand_r, unit_q[mind_goal], unit_r[mind_goal]);
    if (distance == mind_far[mind_goal]) {
        score = (u16)(score - mind_way[MIND_LEVEL]);
    } else if (distance < mind_far[mind_goal]) {
        score = (u16)(score - mind_way[MIND_NEARER]);
    } else {
        score = (u16)(score - mind_way[MIND_FARTHER]);
    }
    if (close) {
        score = (u16)(score + (u16)(neighbours[direction] << 2));
        score = (u16)(score + (u16)((u8)(tbl_terrain[terrain] & 3) * STAND_COVER));
    }
    return score;
}

static u8 reverse(u8 direction)
{
    if (direction == NO_DIRECTION) {
        return NO_DIRECTION;
    }
    if (direction > 3) {
        return (u8)(direction - 3);
    }
    return (u8)(direction + 3);
}

/* The best hex beside the unit, as a direction; ORDER_WAIT if none is better than
   where it is. Only the shy go back where they came from, and only from an enemy. */
u8 mind_best_direction(void)
{
    static u8 q, r, back, best, direction, cost;
    static u16 best_score, score, cell;

    q = unit_q[battle_unit];
    r = unit_r[battle_unit];
    back = 0;
    if (!mind_shy || mind_far[mind_near] > MIND_SHY_HEXES) {
        back = reverse(unit_heading[battle_unit]);
    }
    close = (u8)(mind_skill != SKILL_NOVICE && mind_far[mind_near] <= STAND_NEAR);
    if (close) {
        look_around();
    }
    stand_q = q;
    stand_r = r;
    best = ORDER_WAIT;
    best_score = (u16)(stand(0, unit_terrain[battle_unit], mind_pace) - STAND_IDLE);
    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        if (direction != back && hex_step(q, r, direction)) {
            stand_q = hex_step_q;
            stand_r = hex_step_r;
            cell = hex_cell(stand_q, stand_r);
            if (map_unit[cell] == NO_UNIT) {
                cost = field_cost(battle_unit, map_terrain[cell]);
                if (cost != PROHIBITED) {
                    score = stand(direction, map_terrain[cell], cost);
                    if (score > best_score) {
                        best_score = score;
                        best = direction;
                    }
                }
            }
        }
    }
    return best;
}
