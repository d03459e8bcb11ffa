/* In 32 bits, which hold every product. */
#include "percent.h"

u16 percent_of(u16 men, u8 percent)
{
    return (u16)((u32)men * percent / 100);
}

u16 percent_at_least(u16 men, u8 percent)
{
    return (u16)(((u32)men * percent + 99) / 100);
}
