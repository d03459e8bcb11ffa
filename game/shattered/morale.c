#include "morale.h"

#include "tables.h"

u8 morale_dice;
u8 morale_close;
u8 morale_dead;
u8 morale_battles;
u8 morale_routs;
u8 morale_fear;
u8 morale_courage;
u16 morale_total;

u8 morale_dead_factor(u16 first_men, u16 men)
{
    u16 lost;

    if (men >= first_men) {
        return 0;
    }
    lost = (u16)(first_men - men);
    return (u8)((u16)(lost * 10) / first_men); /* at most 40,950: 16 bits hold it */
}

void morale_count(void)
{
    morale_total = (u16)((u16)morale_close + morale_battles);
    morale_total = (u16)(morale_total + morale_routs);
    morale_total = (u16)(morale_total + morale_dice);
    morale_total = (u16)(morale_total + morale_courage);
    morale_total = (u16)(morale_total - morale_dead);
    morale_total = (u16)(morale_total - morale_fear);
}

u8 morale_result(u8 class_id)
{
    u8 row = tbl_class_morale[class_id];

    if (morale_total >= (u16)(MORALE_ZERO + (u8)(row >> 4))) {
        return MORALE_TAKES_ORDERS;
    }
    if (morale_total >= (u16)(MORALE_ZERO + (u8)(row & 15))) {
        return MORALE_HALTS;
    }
    return MORALE_ROUTS;
}

u8 morale_breaks(u8 class_id, u8 battles_lost)
{
    return (u8)(battles_lost >= tbl_class_battles_lost[class_id]);
}
