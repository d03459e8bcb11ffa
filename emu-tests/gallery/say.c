#include "gallery_pages.h"

void say(u8 x, u8 y, u8 ink, const char *words)
{
    plat_x = x;
    plat_y = y;
    plat_ink = ink;
    while (*words) {
        plat_letter((u8)*words);
        ++words;
    }
}

void say_number(u16 number)
{
    u16 unit = 10000;

    while (unit > 1 && number < unit) {
        unit = (u16)(unit / 10);
    }
    while (unit) {
        plat_letter((u8)('0' + number / unit % 10));
        unit = (u16)(unit / 10);
    }
}

void nobody(u8 ground)
{
    plat_ground = ground;
    plat_people = PEOPLE_NONE;
    plat_mark = MARK_NONE;
}

void somebody(u8 people, u8 type, u8 side, u8 state, u16 men)
{
    plat_people = people;
    plat_type = type;
    plat_side = side;
    plat_state = state;
    plat_men = men;
}
