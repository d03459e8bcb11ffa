#include "path.h"

#include "hex.h"
#include "tables.h"
#include "unit.h"

u8 path_bare, path_taken;

static u8 from_q, from_r;
static u8 next_direction;

/* Whether the hex that is so many steps in both directions of the ray blocks.
   One off the map hides nothing that can be seen past it: it counts as blocking,
   so that the hex on the other side of the line decides. */
static u8 blocks(u8 a, u8 b)
{
    u8 q = from_q;
    u8 r = from_r;
    u16 cell;
    u8 mask;

    while (a != 0) {
        hex_step(q, r, hex_ray_direction);
        q = hex_step_q;
        r = hex_step_r;
        --a;
    }
    while (b != 0) {
        hex_step(q, r, next_direction);
        q = hex_step_q;
        r = hex_step_r;
        --b;
    }
    if (!hex_on_map(q, r)) {
        return 1;
    }
    cell = hex_cell(q, r);
    mask = path_bare;
    if (map_unit[cell] != NO_UNIT) {
        mask = path_taken;
    }
    return (u8)((tbl_terrain[map_terrain[cell]] & mask) != 0);
}

u8 path_clear(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 distance;
    u8 step;
    u8 b;        /* steps in the second direction, rounded down */
    u8 fraction; /* what was dropped, of distance */

    hex_ray(q, r, other_q, other_r);
    distance = (u8)(hex_ray_a + hex_ray_b);
    next_direction = (u8)(hex_ray_direction + 1);
    if (next_direction > DIRECTIONS) {
        next_direction = 1;
    }
    from_q = q;
    from_r = r;
    b = 0;
    fraction = 0;
    for (step = 1; step < distance; ++step) {
        fraction = (u8)(fraction + hex_ray_b);
        if (fraction >= distance) {
            fraction = (u8)(fraction - distance);
            ++b;
        }
        if ((u8)(fraction << 1) < distance) {
            if (blocks((u8)(step - b), b)) {
                return 0;
            }
        } else if ((u8)(fraction << 1) > distance) {
            if (blocks((u8)((u8)(step - b) - 1), (u8)(b + 1))) {
                return 0;
            }
        } else if (blocks((u8)(step - b), b) && blocks((u8)((u8)(step - b) - 1), (u8)(b + 1))) {
            return 0;
        }
    }
    return 1;
}
