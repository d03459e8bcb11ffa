/* One step of the 32-bit xorshift 8, 9, 23 on an array of four bytes, low byte
   first. It visits every state but zero once in 4,294,967,295 steps. The dice
   draw from it, and the hash is stirred with it.

   A macro, because cc65 reaches a named array at once and one behind a pointer
   only by several calls a byte. */
#ifndef XORSHIFT_H
#define XORSHIFT_H

#define XORSHIFT_STEP(x)                                                                           \
    x[3] ^= x[2]; /* x ^= x << 8 */                                                                \
    x[2] ^= x[1];                                                                                  \
    x[1] ^= x[0];                                                                                  \
    x[0] ^= (u8)((u8)(x[1] >> 1) | (u8)(x[2] << 7)); /* x ^= x >> 9 */                             \
    x[1] ^= (u8)((u8)(x[2] >> 1) | (u8)(x[3] << 7));                                               \
    x[2] ^= (u8)(x[3] >> 1);                                                                       \
    x[2] ^= (u8)(x[0] << 7); /* x ^= x << 23 */                                                    \
    x[3] ^= (u8)((u8)(x[0] >> 1) | (u8)(x[1] << 7))

#endif
