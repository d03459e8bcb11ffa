/* Without branches: where another unit is could not be foretold. */
#include "hex.h"

static inline int size(int number)
{
    return number < 0 ? -number : number;
}

/* Half the sum of |dq|, |dr| and |dq + dr|, for the largest is the sum of the others. */
u8 hex_distance(u8 q, u8 r, u8 other_q, u8 other_r)
{
    int dq = other_q - q;
    int dr = other_r - r;

    return (u8)((size(dq) + size(dr) + size(dq + dr)) >> 1);
}
