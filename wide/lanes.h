/* Sixteen bytes at once or thirty-two, one of each of so many units: what the files of
   wide/ are written in. SSE2 is in every x86-64, AVX2 in those that the build is told of;
   elsewhere the same is said in loops, which a compiler for such a machine makes wide
   itself. LANES says how many bytes, and LANES_ALL is lanes_bits where all are true.

   A condition is a lanes of 255 where it is true and 0 where it is not. */
#ifndef LANES_H
#define LANES_H

#if defined(__SSE2__) && !defined(WIDE_LOOPS)
#if defined(__AVX2__)
#include "lanes_avx2.h"
#else
#include "lanes_sse2.h"
#endif
#else
#include "lanes_loops.h"
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
