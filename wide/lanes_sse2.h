/* lanes.h with the instructions of every x86-64: sixteen bytes. */
#ifndef LANES_SSE2_H
#define LANES_SSE2_H

#include <emmintrin.h>

#include "bytes.h"

#define LANES 16
#define LANES_ALL 0xffffU

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

static inline lanes lanes_xor(lanes a, lanes b)
{
    return _mm_xor_si128(a, b);
}

/* a less b, and 0 where b is more. */
static inline lanes lanes_less(lanes a, lanes b)
{
    return _mm_subs_epu8(a, b);
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

/* The least of the sixteen times 256, with the first lane that has it; of numbers up to
   127, and more counts as 127. */
static inline u32 lanes_least_at(lanes a)
{
    const __m128i at = _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __m128i b = _mm_min_epu8(a, _mm_set1_epi8(127)); /* there are only signed words */

    b = _mm_min_epi16(_mm_unpacklo_epi8(at, b), _mm_unpackhi_epi8(at, b));
    b = _mm_min_epi16(b, _mm_srli_si128(b, 8));
    b = _mm_min_epi16(b, _mm_srli_si128(b, 4));
    b = _mm_min_epi16(b, _mm_srli_si128(b, 2));
    return (u32)_mm_cvtsi128_si32(b) & 0xffff;
}

#endif
