/* hash_memory: battle_hash of a battle in another machine's memory. Standard input is
   lines of hex: what is hashed once, then one array a line, in battle.c's order. */
#include <stdio.h>

#include "hash.h"

#define COLUMNS 32
#define BYTES 64

static u8 columns[COLUMNS][BYTES];
static char line[2 * BYTES + 2];

static u8 read_line(u8 *bytes)
{
    u8 count = 0;
    unsigned byte;

    if (fgets(line, sizeof line, stdin) == 0) {
        return 0;
    }
    while (count < BYTES && sscanf(line + 2 * count, "%2x", &byte) == 1) {
        bytes[count] = (u8)byte;
        ++count;
    }
    return count;
}

int main(void)
{
    const u8 *starts[COLUMNS];
    u8 once[BYTES];
    u8 count = read_line(once);
    u8 rows = 0;
    u8 read;
    u8 column = 0;
    u8 i;

    hash_start();
    for (i = 0; i < count; ++i) {
        hash_byte(once[i]);
    }
    while (column < COLUMNS && (read = read_line(columns[column])) != 0) {
        rows = read;
        starts[column] = columns[column];
        ++column;
    }
    hash_rows(starts, column, rows);
    printf("%08lx\n", (unsigned long)hash_value());
    return 0;
}
