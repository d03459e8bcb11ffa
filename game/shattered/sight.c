#include "sight.h"

#include "hex.h"
#include "path.h"
#include "tables.h"

#define BLOCKS_LOW 0x10
#define BLOCKS_LOW_WITH_UNIT 0x20
#define BLOCKS_HIGH 0x40
#define IS_HIGH 0x80

/* The bits of tbl_terrain that block from this terrain. */
static u8 mask(u8 from, u8 occupied)
{
    if (tbl_terrain[from] & IS_HIGH) {
        return BLOCKS_HIGH;
    }
    if (occupied) {
        return BLOCKS_LOW | BLOCKS_LOW_WITH_UNIT;
    }
    return BLOCKS_LOW;
}

u8 sight_blocked_by(u8 from, u8 terrain, u8 occupied)
{
    return (u8)((tbl_terrain[terrain] & mask(from, occupied)) != 0);
}

u8 sight_clear(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 from = map_terrain[hex_cell(q, r)];

    path_bare = mask(from, 0);
    path_taken = mask(from, 1);
    return path_clear(q, r, other_q, other_r);
}
