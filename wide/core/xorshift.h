/* The step of game/core/xorshift.h in one word. The build reads this before a file of
   the rules, so that the other, which has the same guard, says nothing more. */
#ifndef XORSHIFT_H
#define XORSHIFT_H

#include "bytes.h"

static inline u32 xorshift(u32 x)
{
    x ^= x << 8;
    x ^= x >> 9;
    return x ^ x << 23;
}

static inline u32 xorshift_word(const u8 *x)
{
    return (u32)x[0] | (u32)x[1] << 8 | (u32)x[2] << 16 | (u32)x[3] << 24;
}

static inline void xorshift_keep(u8 *x, u32 word)
{
    x[0] = (u8)word;
    x[1] = (u8)(word >> 8);
    x[2] = (u8)(word >> 16);
    x[3] = (u8)(word >> 24);
}

#define XORSHIFT_STEP(x) xorshift_keep(x, xorshift(xorshift_word(x)))

#endif
