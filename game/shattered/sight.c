#include "sight.h"

#include "tables.h"

#define BLOCKS_LOW 0x10
#define BLOCKS_LOW_WITH_UNIT 0x20
#define BLOCKS_HIGH 0x40
#define IS_HIGH 0x80

u8 sight_blocked_by(u8 from, u8 terrain, u8 occupied)
{
    u8 hex = tbl_terrain[terrain];
    u8 mask = BLOCKS_LOW;

    if (tbl_terrain[from] & IS_HIGH) {
        mask = BLOCKS_HIGH;
    } else if (occupied) {
        mask = BLOCKS_LOW | BLOCKS_LOW_WITH_UNIT;
    }
    return (u8)((hex & mask) != 0);
}
