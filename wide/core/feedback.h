/* The step of game/core/feedback.h in one word. The build reads this before a file of
   the rules, so that the other, which has the same guard, says nothing more. */
#ifndef FEEDBACK_H
#define FEEDBACK_H

#include "bytes.h"

extern const u8 feedback[256];

static inline u32 feedback_step(u32 x)
{
    return x >> 8 | (x >> 24 ^ (x >> 16 & 255) ^ feedback[x & 255]) << 24;
}

static inline u32 feedback_word(const u8 *x)
{
    return (u32)x[0] | (u32)x[1] << 8 | (u32)x[2] << 16 | (u32)x[3] << 24;
}

static inline void feedback_keep(u8 *x, u32 word)
{
    x[0] = (u8)word;
    x[1] = (u8)(word >> 8);
    x[2] = (u8)(word >> 16);
    x[3] = (u8)(word >> 24);
}

#define FEEDBACK_STEP(x, oldest)                                                                   \
    do {                                                                                           \
        oldest = x[0];                                                                             \
        feedback_keep(x, feedback_step(feedback_word(x)));                                         \
    } while (0)

#endif
