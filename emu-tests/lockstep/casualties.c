/* Every factor from -10 to 20 and every strength to 4,095: the casualties as
   two bytes each, low first, 4,096 of them for each factor. */
#include "combat.h"
#include "percent.h"
#include <stdio.h>

#define LOWEST (FACTOR_ZERO - 10)
#define HIGHEST (FACTOR_ZERO + 20)

static u8 row[2 * (STRENGTH_MAX + 1)];

int main(void)
{
    u8 factor;
    u8 percent;
    u8 *cell;
    u16 men;
    u16 lost;

    for (factor = LOWEST; factor <= HIGHEST; ++factor) {
        percent = casualty_percent(factor);
        cell = row;
        for (men = 0; men <= STRENGTH_MAX; ++men) {
            lost = percent_of(men, percent);
            cell[0] = (u8)lost;
            cell[1] = (u8)(lost >> 8);
            cell += 2;
        }
        if (fwrite(row, 1, sizeof row, stdout) != sizeof row) {
            return 1;
        }
    }
    return 0;
}
