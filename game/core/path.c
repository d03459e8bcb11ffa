#include "path.h"

#include "hex.h"
#include "tables.h"
#include "unit.h"

u8 path_bare, path_taken;

/* Whether a hex blocks. One off the map hides nothing that can be seen past it: it
   counts as blocking, so that the hex on the other side of the line decides. */
static u8 blocks(u8 q, u8 r)
{
    u16 cell;
    u8 mask;

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

static u8 clockwise(u8 direction)
{
    if (direction == DIRECTIONS) {
        return 1;
    }
    return (u8)(direction + 1);
}

/* The hex walks along the line on the side of the ray's first direction; its neighbour
   in the direction after the next is on the other side. */
u8 path_clear(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 distance;
    u8 step;
    u8 fraction; /* steps due in the second direction and not made, of distance */
    u8 next_direction;
    u8 across;

    hex_ray(q, r, other_q, other_r);
    distance = (u8)(hex_ray_a + hex_ray_b);
    next_direction = clockwise(hex_ray_direction);
    across = clockwise(next_direction);
    fraction = 0;
    for (step = 1; step < distance; ++step) {
        fraction = (u8)(fraction + hex_ray_b);
        if (fraction >= distance) {
            fraction = (u8)(fraction - distance);
            hex_step(q, r, next_direction);
        } else {
            hex_step(q, r, hex_ray_direction);
        }
        q = hex_step_q;
        r = hex_step_r;
        if ((u8)(fraction << 1) <= distance && !blocks(q, r)) {
            continue;
        }
        if ((u8)(fraction << 1) < distance) {
            return 0;
        }
        hex_step(q, r, across);
        if (blocks(hex_step_q, hex_step_r)) {
            return 0;
        }
    }
    return 1;
}
