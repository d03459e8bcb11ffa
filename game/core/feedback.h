/* The one generator: a feedback register of four bytes, the oldest first. A step
   takes the oldest out and puts a new one behind the youngest:

       w[n+4] = w[n+3] ^ w[n+2] ^ a w[n],     a = $C9 in GF(256) modulo $11B

   The register's polynomial x^4 + x^3 + x^2 + a is primitive, so it visits every state
   but zero once in 4,294,967,295 steps, and any four bytes in a row are as likely as
   any other four. docs/architecture.md says why it is this one. The dice draw from it,
   the order of turns has another state of it, and the hash is stirred with it.

   A macro, because cc65 reaches a named array at once and one behind a pointer only by
   several calls a byte. */
#ifndef FEEDBACK_H
#define FEEDBACK_H

#include "bytes.h"

/* [b] a times b. */
extern const u8 feedback[256];

#define FEEDBACK_STEP(x, oldest)                                                                   \
    do {                                                                                           \
        oldest = x[0];                                                                             \
        x[0] = x[1];                                                                               \
        x[1] = x[2];                                                                               \
        x[2] = x[3];                                                                               \
        x[3] ^= x[1];                                                                              \
        x[3] ^= feedback[oldest];                                                                  \
    } while (0)

#endif
