/* For the host. */
#include "four_games.h"
#include <stdio.h>

int main(void)
{
    u32 value = four_games();

    printf("games %u hash %04x%04x\n", (unsigned)FOUR_GAMES, (unsigned)(u16)(value >> 16),
           (unsigned)(u16)value);
    return 0;
}
