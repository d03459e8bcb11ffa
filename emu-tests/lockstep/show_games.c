/* Whole games on a real machine: the result waits in memory, under a signature that
   an emulator's test looks for. */
#include "four_games.h"

/* "TP" in ASCII; 1 when done; 0; the hash, low byte first. */
u8 games_signature[8];

int main(void)
{
    u32 value;

    games_signature[0] = 0x54;
    games_signature[1] = 0x50;
    value = four_games();
    games_signature[4] = (u8)value;
    games_signature[5] = (u8)(value >> 8);
    games_signature[6] = (u8)(value >> 16);
    games_signature[7] = (u8)(value >> 24);
    games_signature[2] = 1;
    for (;;) {
    }
    return 0;
}
