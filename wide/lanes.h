/* Sixteen bytes at once, one of each of sixteen units: what the files of wide/ are
   written in. SSE2 is in every x86-64; elsewhere the same is said in loops, which
   a compiler for such a machine makes wide itself.

   A condition is a lanes of 255 where it is true and 0 where it is not. */
#ifndef LANES_H
#define LANES_H

#include <string.h>

#include "bytes.h"

#define LANES 16

#if defined(__SSE2__) && !defined(WIDE_LOOPS)
#include <emmintrin.h>

typedef __m128i lanes;

static inline lanes lanes_load(const u8 *bytes)
{
    return _mm_loadu_si128((const __m128i *)(const void *)bytes);
}

static inline void lanes_store(u8 *bytes, lanes a)
{
    _mm_storeu_si128((__m128i *)(void *)bytes, a);
}

static inline lanes lanes_of(u8 byte)
{
    return _mm_set1_epi8((char)byte);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm_add_epi8(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return _mm_sub_epi8(a, b);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return _mm_min_epu8(a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return _mm_max_epu8(a, b);
}

static inline lanes lanes_and(lanes a, lanes b)
{
    return _mm_and_si128(a, b);
}

static inline lanes lanes_or(lanes a, lanes b)
{
    return _mm_or_si128(a, b);
}

/* a where not b. */
static inline lanes lanes_without(lanes a, lanes b)
{
    return _mm_andnot_si128(b, a);
}

static inline lanes lanes_equal(lanes a, lanes b)
{
    return _mm_cmpeq_epi8(a, b);
}

/* Times 16, of numbers below 16; divided by 16. */
static inline lanes lanes_high(lanes a)
{
    return _mm_slli_epi16(a, 4);
}

static inline lanes lanes_low(lanes a)
{
    return _mm_and_si128(_mm_srli_epi16(a, 4), _mm_set1_epi8(15));
}

/* A bit a lane, the first one lowest. */
static inline u32 lanes_bits(lanes a)
{
    return (u32)_mm_movemask_epi8(a);
}

/* The least of the sixteen. */
static inline u8 lanes_least(lanes a)
{
    a = _mm_min_epu8(a, _mm_srli_si128(a, 8));
    a = _mm_min_epu8(a, _mm_srli_si128(a, 4));
    a = _mm_min_epu8(a, _mm_srli_si128(a, 2));
    a = _mm_min_epu8(a, _mm_srli_si128(a, 1));
    return (u8)_mm_cvtsi128_si32(a);
}

#else

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

static inline lanes lanes_without(lanes a, lanes b)
{
    LANES_EACH(a.at[i] & ~b.at[i]);
}

static inline lanes lanes_equal(lanes a, lanes b)
{
    LANES_EACH(a.at[i] == b.at[i] ? 255 : 0);
}

static inline lanes lanes_high(lanes a)
{
    LANES_EACH(a.at[i] << 4);
}

static inline lanes lanes_low(lanes a)
{
    LANES_EACH(a.at[i] >> 4);
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

#endif

static inline lanes lanes_not(lanes a)
{
    return lanes_without(lanes_of(255), a);
}

static inline lanes lanes_at_most(lanes a, lanes b)
{
    return lanes_equal(lanes_min(a, b), a);
}

#endif
