#include "hex.h"

u8 hex_step_q, hex_step_r;

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
