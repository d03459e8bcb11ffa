#include "hex.h"

#include "unit.h"

u8 map_columns;
u8 map_rows;
u8 map_terrain[MAP_CELLS];
u8 map_unit[MAP_CELLS];
u8 hex_step_q, hex_step_r;
u8 hex_ray_direction, hex_ray_a, hex_ray_b;

/* Added to q and r by a step; 255 is -1. */
static const u8 step_q[DIRECTIONS + 1] = {0, 0, 1, 1, 0, 255, 255};
static const u8 step_r[DIRECTIONS + 1] = {0, 255, 255, 0, 1, 1, 0};

u8 hex_row(u8 q, u8 r)
{
    return (u8)((u8)(r - R_ZERO) + (u8)(q >> 1));
}

u8 hex_r(u8 column, u8 row)
{
    return (u8)((u8)(row + R_ZERO) - (u8)(column >> 1));
}

u8 hex_on_map(u8 q, u8 r)
{
    if (q >= map_columns) {
        return 0;
    }
    return (u8)((u8)((u8)(r - R_ZERO) + (u8)(q >> 1)) < map_rows);
}

u16 hex_cell(u8 q, u8 r)
{
    u8 row = (u8)((u8)(r - R_ZERO) + (u8)(q >> 1));

    return (u16)((u16)((u16)row << 5) | q);
}

u8 hex_step(u8 q, u8 r, u8 direction)
{
    hex_step_q = (u8)(q + step_q[direction]);
    hex_step_r = (u8)(r + step_r[direction]);
    return hex_on_map(hex_step_q, hex_step_r);
}

u8 hex_distance(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 dq;
    u8 dr;

    if (q >= other_q) {
        dq = (u8)(q - other_q);
        if (r >= other_r) {
            return (u8)(dq + (u8)(r - other_r));
        }
        dr = (u8)(other_r - r);
    } else {
        dq = (u8)(other_q - q);
        if (r <= other_r) {
            return (u8)(dq + (u8)(other_r - r));
        }
        dr = (u8)(r - other_r);
    }
    if (dq > dr) {
        return dq;
    }
    return dr;
}

static void ray(u8 direction, u8 a, u8 b)
{
    hex_ray_direction = direction;
    hex_ray_a = a;
    hex_ray_b = b;
}

void hex_ray(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 dq;
    u8 dr;

    if (other_q >= q) {
        dq = (u8)(other_q - q);
        if (other_r < r) {
            dr = (u8)(r - other_r);
            if (dr > dq) {
                ray(1, (u8)(dr - dq), dq);
            } else {
                ray(2, dr, (u8)(dq - dr));
            }
        } else {
            dr = (u8)(other_r - r);
            if (dq != 0) {
                ray(3, dq, dr);
            } else {
                ray(4, dr, 0);
            }
        }
    } else {
        dq = (u8)(q - other_q);
        if (other_r > r) {
            dr = (u8)(other_r - r);
            if (dr > dq) {
                ray(4, (u8)(dr - dq), dq);
            } else {
                ray(5, dr, (u8)(dq - dr));
            }
        } else {
            ray(6, dq, (u8)(r - other_r));
        }
    }
}
