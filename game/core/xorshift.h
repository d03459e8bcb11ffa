/* One step of the 32-bit xorshift 8, 9, 23 on an array of four bytes, low byte
   first. It visits every state but zero once in 4,294,967,295 steps. The dice
   draw from it, and the hash is stirred with it.

   A macro, because cc65 reaches a named array at once and one behind a pointer
   only by several calls a byte; with tests in place of shifts by 7, which it
   would do bit by bit. */
#ifndef XORSHIFT_H
#define XORSHIFT_H

#define XORSHIFT_STEP(x)                                                                           \
    do {                                                                                           \
        x[3] ^= x[2]; /* x ^= x << 8 */                                                            \
        x[2] ^= x[1];                                                                              \
        x[1] ^= x[0];                                                                              \
        x[0] ^= (u8)(x[1] >> 1); /* x ^= x >> 9, a bit of the next byte on top */                  \
        if (x[2] & 1) {                                                                            \
            x[0] ^= 0x80;                                                                          \
        }                                                                                          \
        x[1] ^= (u8)(x[2] >> 1);                                                                   \
        if (x[3] & 1) {                                                                            \
            x[1] ^= 0x80;                                                                          \
        }                                                                                          \
        x[2] ^= (u8)(x[3] >> 1);                                                                   \
        if (x[0] & 1) { /* x ^= x << 23 */                                                         \
            x[2] ^= 0x80;                                                                          \
        }                                                                                          \
        x[3] ^= (u8)(x[0] >> 1);                                                                   \
        if (x[1] & 1) {                                                                            \
            x[3] ^= 0x80;                                                                          \
        }                                                                                          \
    } while (0)

#endif
