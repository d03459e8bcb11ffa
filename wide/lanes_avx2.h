/* lanes.h with AVX2: thirty-two bytes. */
#ifndef LANES_AVX2_H
#define LANES_AVX2_H

#include <immintrin.h>

#include "bytes.h"

#define LANES 32
#define LANES_ALL 0xffffffffU

typedef __m256i lanes;

static inline lanes lanes_load(const u8 *bytes)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)bytes);
}

static inline void lanes_store(u8 *bytes, lanes a)
{
    _mm256_storeu_si256((__m256i *)(void *)bytes, a);
}

static inline lanes lanes_of(u8 byte)
{
    return _mm256_set1_epi8((char)byte);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm256_add_epi8(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return _mm256_sub_epi8(a, b);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return _mm256_min_epu8(a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return _mm256_max_epu8(a, b);
}

static inline lanes lanes_and(lanes a, lanes b)
{
    return _mm256_and_si256(a, b);
}

static inline lanes lanes_or(lanes a, lanes b)
{
    return _mm256_or_si256(a, b);
}

static inline lanes lanes_xor(lanes a, lanes b)
{
    return _mm256_xor_si256(a, b);
}

/* a less b, and 0 where b is more. */
static inline lanes lanes_less(lanes a, lanes b)
{
    return _mm256_subs_epu8(a, b);
}

/* a where not b. */
static inline lanes lanes_without(lanes a, lanes b)
{
    return _mm256_andnot_si256(b, a);
}

static inline lanes lanes_equal(lanes a, lanes b)
{
    return _mm256_cmpeq_epi8(a, b);
}

/* A bit a lane, the first one lowest. */
static inline u32 lanes_bits(lanes a)
{
    return (u32)_mm256_movemask_epi8(a);
}

/* The least of all. */
static inline u8 lanes_least(lanes a)
{
    __m128i b = _mm_min_epu8(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1));

    /* Of bytes in pairs the smaller, and of eight words of 16 bits the least at once. */
    b = _mm_min_epu8(b, _mm_srli_epi16(b, 8));
    return (u8)_mm_cvtsi128_si32(_mm_minpos_epu16(b));
}

/* The least of all times 256, with the first lane that has it; of numbers up to 127, and
   more is at least that. */
static inline u32 lanes_least_at(lanes a)
{
    const __m256i at = _mm256_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                                        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    __m256i b = _mm256_min_epu16(_mm256_unpacklo_epi8(at, a), _mm256_unpackhi_epi8(at, a));

    return (u32)_mm_cvtsi128_si32(_mm_minpos_epu16(
               _mm_min_epu16(_mm256_castsi256_si128(b), _mm256_extracti128_si256(b, 1)))) &
           0xffff;
}

#endif
