/* lanes.h in loops: sixteen bytes. */
#ifndef LANES_LOOPS_H
#define LANES_LOOPS_H

#include <string.h>

#include "bytes.h"

#define LANES 16
#define LANES_ALL 0xffffU

typedef struct {
    u8 at[LANES];
} lanes;

#define LANES_EACH(expression)                                                                     \
    lanes x;                                                                                       \
    int i;                                                                                         \
    for (i = 0; i < LANES; ++i) {                                                                  \
        x.at[i] = (u8)(expression);                                                                \
    }                                                                                              \
    return x

static inline lanes lanes_load(const u8 *bytes)
{
    LANES_EACH(bytes[i]);
}

static inline void lanes_store(u8 *bytes, lanes a)
{
    memcpy(bytes, a.at, LANES);
}

static inline lanes lanes_of(u8 byte)
{
    LANES_EACH(byte);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    LANES_EACH(a.at[i] + b.at[i]);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    LANES_EACH(a.at[i] - b.at[i]);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    LANES_EACH(a.at[i] < b.at[i] ? a.at[i] : b.at[i]);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    LANES_EACH(a.at[i] > b.at[i] ? a.at[i] : b.at[i]);
}

static inline lanes lanes_and(lanes a, lanes b)
{
    LANES_EACH(a.at[i] & b.at[i]);
}

static inline lanes lanes_or(lanes a, lanes b)
{
    LANES_EACH(a.at[i] | b.at[i]);
}

static inline lanes lanes_xor(lanes a, lanes b)
{
    LANES_EACH(a.at[i] ^ b.at[i]);
}

static inline lanes lanes_less(lanes a, lanes b)
{
    LANES_EACH(a.at[i] > b.at[i] ? a.at[i] - b.at[i] : 0);
}

static inline lanes lanes_without(lanes a, lanes b)
{
    LANES_EACH(a.at[i] & ~b.at[i]);
}

static inline lanes lanes_equal(lanes a, lanes b)
{
    LANES_EACH(a.at[i] == b.at[i] ? 255 : 0);
}

static inline u32 lanes_bits(lanes a)
{
    u32 bits = 0;
    int i;

    for (i = 0; i < LANES; ++i) {
        bits |= (u32)(a.at[i] >> 7) << i;
    }
    return bits;
}

static inline u8 lanes_least(lanes a)
{
    u8 least = 255;
    int i;

    for (i = 0; i < LANES; ++i) {
        if (a.at[i] < least) {
            least = a.at[i];
        }
    }
    return least;
}

/* The least of the sixteen times 256, with the first lane that has it. */
static inline u32 lanes_least_at(lanes a)
{
    u32 least = 0xffff;
    int i;

    for (i = 0; i < LANES; ++i) {
        u32 at = (u32)a.at[i] << 8 | (u32)i;

        least = at < least ? at : least;
    }
    return least;
}

#endif
