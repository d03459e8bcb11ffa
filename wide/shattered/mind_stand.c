/* Where to stand. Which of the hexes around are nearer to the goal follows from the
   direction it is in. The numbers are explained in the file of this name in
   game/shattered. */
#include <string.h>

#include "battle.h"
#include "computer.h"
#include "field.h"
#include "hex.h"
#include "match.h"
#include "movement.h"
#include "tables.h"
#include "troop.h"

#define STAND_IDLE 62
#define STAND_COVER 23
#define STAND_NEAR 3

u8 mind_pace;
u16 mind_way[3];

/* As in game/shattered: the hexes beside an enemy, by where it is. */
static const u8 beside[37] = {0x00, 0x00, 0x40, 0x60, 0x20, 0,    0,    0,    0x00, 0x42,
                              0x23, 0x51, 0x30, 0,    0,    0,    0x02, 0x45, 0x7e, 0x29,
                              0x10, 0,    0,    0,    0x06, 0x0b, 0x15, 0x18, 0x00, 0,
                              0,    0,    0x04, 0x0c, 0x08, 0x00, 0x00};

/* From an even column and from an odd one: what a step adds to a cell. */
static const short step_cell[2][DIRECTIONS + 1] = {{0, -32, -31, 1, 32, -1, -33},
                                                   {0, -32, 1, 33, 32, 31, -1}};

/* What the ground of a hex counts for, by the unit's type, whether it goes sooner,
   whether enemies are close, and the terrain. */
#define FORBIDDEN (-20000)
#define OCCUPIED 15 /* the bit that is taken off where somebody is: likewise */
static short ground[16][2][2][8];

/* By where the goal is, as the signs of dq, dr and dq + dr say: index of mind_way of
   a step in each direction. */
#define SIGNS 27
static u8 nearer[SIGNS][DIRECTIONS + 1];

/* beside as rows, all bits of a number or none. */
static short beside_row[37][DIRECTIONS + 2];

static u8 is_learnt;

static inline int sign(int number)
{
    return (number > 0) - (number < 0);
}

static inline int signs(int dq, int dr)
{
    return 13 + 9 * sign(dq) + 3 * sign(dr) + sign(dq + dr);
}

static void learn_ground(void)
{
    int type, terrain, cost;

    for (type = 0; type < UNIT_TYPES; ++type) {
        for (terrain = 0; terrain < TERRAINS; ++terrain) {
            short *row = ground[type][0][0] + terrain;
            int cover = (tbl_terrain[terrain] & 3) * STAND_COVER;

            cost = tbl_move_cost[type << 3 | terrain];
            row[0] = (short)(-8 * cost);
            row[16] = (short)(-8 * (cost - BONUS_SOONER));
            if (cost == PROHIBITED) {
                row[0] = FORBIDDEN;
                row[16] = FORBIDDEN;
            }
            row[8] = (short)(row[0] + cover);
            row[24] = (short)(row[16] + cover);
        }
    }
}

static void learn_directions(void)
{
    const u8 q = 16;
    const u8 r = 16;
    u8 goal_q, goal_r, direction, now, then;

    for (goal_q = 14; goal_q <= 18; ++goal_q) {
        for (goal_r = 14; goal_r <= 18; ++goal_r) {
            now = hex_distance(q, r, goal_q, goal_r);
            for (direction = 0; direction <= DIRECTIONS; ++direction) {
                hex_step(q, r, direction);
                then = hex_distance(hex_step_q, hex_step_r, goal_q, goal_r);
                nearer[signs(goal_q - q, goal_r - r)][direction] =
                    (u8)(MIND_LEVEL + (then > now) - (then < now));
            }
        }
    }
}

static void learn_beside(void)
{
    int at, direction;

    for (at = 0; at < 37; ++at) {
        for (direction = 0; direction <= DIRECTIONS; ++direction) {
            beside_row[at][direction] = (short)-(beside[at] >> direction & 1);
        }
    }
}

/* What the neighbours of a hex count for, by direction, 0 the unit's own hex. */
static short neighbours[DIRECTIONS + 2];

SET_INLINE set enemies_near(unsigned units)
{
    set enemies = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        enemies |= set_bits(lanes_at_most(lanes_load(mind_far + block), lanes_of(2)), block);
    }
    return enemies;
}

static inline void look_around(void)
{
    int q = unit_q[battle_unit] - 2;
    int r = unit_r[battle_unit] - 2;
    set enemies = unit_count <= SET_FEW ? enemies_near(SET_FEW) : enemies_near(UNITS_MAX);
    const short *row;
    int value, direction;
    u8 unit;

    SET_EACH (unit, enemies) {
        value = match_rough(unit);
        value = value < MATCH_EVEN - 1 ? value : MATCH_EVEN - 1; /* mind_match, less MATCH_EVEN */
        value = value > -MATCH_EVEN ? value : -MATCH_EVEN;
        row = beside_row[8 * (unit_q[unit] - q) + unit_r[unit] - r];
        for (direction = 0; direction < DIRECTIONS + 2; ++direction) {
            neighbours[direction] = (short)(neighbours[direction] + (row[direction] & value * 4));
        }
    }
}

static inline u8 reverse(u8 direction)
{
    static const u8 back[DIRECTIONS + 1] = {NO_DIRECTION, 4, 5, 6, 1, 2, 3};

    return back[direction];
}

/* For a unit at the edge of the map, or in haste. */
static u8 careful_direction(int best, const u8 *way, u8 close)
{
    u8 found = ORDER_WAIT;
    u8 direction, terrain, cost;
    u16 cell;
    int score;

    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        if (hex_step(unit_q[battle_unit], unit_r[battle_unit], direction)) {
            cell = hex_cell(hex_step_q, hex_step_r);
            terrain = map_terrain[cell];
            cost = field_cost(battle_unit, terrain);
            score = neighbours[direction] - cost * 8 - mind_way[way[direction]];
            if (close) {
                score += (tbl_terrain[terrain] & 3) * STAND_COVER;
            }
            if (map_unit[cell] == NO_UNIT && cost != PROHIBITED && score > best) {
                best = score;
                found = direction;
            }
        }
    }
    return found;
}

/* Every hex around is weighed, and those that are not free get a score below all others:
   which they are could not be foretold. A way takes off less than 10,000. */
u8 mind_best_direction(void)
{
    u8 me = battle_unit;
    u8 q = unit_q[me];
    u8 r = unit_r[me];
    unsigned row = hex_row(q, r);
    const u8 *units = map_unit + hex_cell(q, r);
    const u8 *terrains = map_terrain + hex_cell(q, r);
    const short *step = step_cell[q & 1];
    u8 sooner = (u8)((tbl_race[unit_race[me]] & RACE_HAS_SOONER) != 0);
    u8 close = (u8)(mind_skill != SKILL_NOVICE && mind_far[mind_near] <= STAND_NEAR);
    const short *grounds = ground[unit_type[me]][sooner][close];
    const u8 *way = nearer[signs(unit_q[mind_goal] - q, unit_r[mind_goal] - r)];
    int best, score, direction;

    if (!is_learnt) {
        is_learnt = 1;
        learn_ground();
        learn_directions();
        learn_beside();
    }
    memset(neighbours, 0, sizeof neighbours);
    best = -STAND_IDLE - mind_pace * 8 - mind_way[MIND_LEVEL];
    if (close) {
        look_around();
        best += neighbours[0] + (tbl_terrain[unit_terrain[me]] & 3) * STAND_COVER;
    }
    if (!mind_shy || mind_far[mind_near] > MIND_SHY_HEXES) {
        neighbours[reverse(unit_heading[me])] = FORBIDDEN;
    }
    if (unit_haste[me] != 0 || q == 0 || q + 1 >= map_columns || row == 0 || row + 1 >= map_rows) {
        return careful_direction(best, way, close);
    }
    best = best * 8 + 7;
    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        score =
            grounds[terrains[step[direction]]] + neighbours[direction] - mind_way[way[direction]];
        score -= (units[step[direction]] != NO_UNIT) << OCCUPIED;
        score = score * 8 + 7 - direction;
        best = best > score ? best : score;
    }
    return (u8)(7 - (best & 7));
}
