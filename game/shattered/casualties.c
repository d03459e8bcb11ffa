#include "combat.h"
#include "tables.h"

#define TOTAL_LOWEST (FACTOR_ZERO + CASUALTY_LOWEST)
#define TOTAL_HIGHEST (FACTOR_ZERO + CASUALTY_HIGHEST)

u8 casualty_percent(u8 total)
{
    if (total < TOTAL_LOWEST) {
        total = TOTAL_LOWEST;
    }
    if (total > TOTAL_HIGHEST) {
        total = TOTAL_HIGHEST;
    }
    return tbl_casualty[(u8)(total - TOTAL_LOWEST)];
}
