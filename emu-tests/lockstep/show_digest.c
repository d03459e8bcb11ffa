/* The digest on a real machine: the result waits in memory, under a signature
   that an emulator's test looks for. */
#include "digest.h"

#define ROUNDS 200 /* some 20 million cycles */

/* "TP" in ASCII; 1 when done; 0; the hash,
   low byte first. */
u8 digest_signature[8];

int main(void)
{
    u16 round;
    u32 value;

    digest_signature[0] = 0x54;
    digest_signature[1] = 0x50;
    digest_start(1981);
    for (round = 1; round <= ROUNDS; ++round) {
        digest_round();
    }
    value = digest_value();
    digest_signature[4] = (u8)value;
    digest_signature[5] = (u8)(value >> 8);
    digest_signature[6] = (u8)(value >> 16);
    digest_signature[7] = (u8)(value >> 24);
    digest_signature[2] = 1;
    return 0;
}
