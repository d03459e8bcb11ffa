/* A line a round, for the host and sim65. */
#include "digest.h"
#include <stdio.h>

#define ROUNDS 2000

int main(void)
{
    u16 round;
    u32 value;

    digest_start(1981);
    for (round = 1; round <= ROUNDS; ++round) {
        digest_round();
        value = digest_value();
        printf("round %u hash %04x%04x\n", (unsigned)round, (unsigned)(u16)(value >> 16),
               (unsigned)(u16)value);
    }
    return 0;
}
