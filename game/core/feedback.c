#include "feedback.h"

/* A product in GF(256) is the sum of the products with the bits, and a sum is an
   exclusive or: so eight bytes are the whole table, each twice the one before it, less
   $11B where that is above 255. */
#define BIT(b, i, product) ((((b) >> (i)) & 1) * (product))
#define TIMES(b)                                                                                   \
    (BIT(b, 0, 0xc9) ^ BIT(b, 1, 0x89) ^ BIT(b, 2, 0x09) ^ BIT(b, 3, 0x12) ^ BIT(b, 4, 0x24) ^     \
     BIT(b, 5, 0x48) ^ BIT(b, 6, 0x90) ^ BIT(b, 7, 0x3b))
#define FOUR(b) TIMES(b), TIMES((b) + 1), TIMES((b) + 2), TIMES((b) + 3)
#define ROW(b) FOUR(b), FOUR((b) + 4), FOUR((b) + 8), FOUR((b) + 12)

const u8 feedback[256] = {ROW(0x00), ROW(0x10), ROW(0x20), ROW(0x30), ROW(0x40), ROW(0x50),
                          ROW(0x60), ROW(0x70), ROW(0x80), ROW(0x90), ROW(0xa0), ROW(0xb0),
                          ROW(0xc0), ROW(0xd0), ROW(0xe0), ROW(0xf0)};
