#include "percent.h"

static u8 rest; /* hundredths that the last percent_of dropped */

/* men = 100 h + r, so men x p / 100 = h x p + r x p / 100: no product is above
   16 bits, for men x p would be. */
u16 percent_of(u16 men, u8 percent)
{
    u16 hundreds = (u16)(men / 100);
    u16 part = (u16)((u16)(men - (u16)(hundreds * 100)) * percent);
    u16 whole = (u16)(part / 100);

    rest = (u8)(part - (u16)(whole * 100));
    return (u16)((u16)(hundreds * percent) + whole);
}

u16 percent_at_least(u16 men, u8 percent)
{
    u16 whole = percent_of(men, percent);

    if (rest != 0) {
        ++whole;
    }
    return whole;
}
