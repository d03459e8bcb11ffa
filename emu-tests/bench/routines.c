/* Every routine that asm/ replaces, on many values: a line for each with its name,
   the number of calls and a checksum of what it returned. The host's C, sim65's C
   and the assembly must write the same lines, and tp bench counts the cycles of
   the same calls.

   With routines_brief the large runs take every 13th value; tp bench sets it. */
#include "routines.h"

#include "unit.h"
#include <stdio.h>

u8 routines_brief = 0;

static u16 sum, sums;
static u32 calls;

void check_begin(void)
{
    sum = 0;
    sums = 0;
    calls = 0;
}

void check(u16 value)
{
    sum = (u16)(sum + value);
    sums = (u16)(sums + sum);
    ++calls;
}

void check_end(const char *name)
{
    printf("%s %lu calls %04x%04x\n", name, (unsigned long)calls, (unsigned)sums, (unsigned)sum);
}

u8 routines_stride(void)
{
    if (routines_brief) {
        return 13;
    }
    return 1;
}

int main(void)
{
    routines_chance();
    routines_hexes();
    routines_numbers();
    routines_units();
    return 0;
}
