#include "combat.h"
#include "tables.h"

u8 melee_weapon_factor(u8 weapon, u8 enemy_type)
{
    u8 column = (u8)(tbl_unit_type[enemy_type] & 7);
    u8 pair = tbl_melee_factor[(u8)((u8)((u8)(weapon >> 1) << 3) | column)];

    if (weapon & 1) {
        return (u8)(pair >> 4);
    }
    return (u8)(pair & 15);
}
