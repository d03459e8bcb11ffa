/* A 32-bit hash of bytes, cheap on a 6502: two games that differ anywhere in
   what is hashed differ in the hash, but for one chance in four billion. */
#ifndef HASH_H
#define HASH_H

#include "bytes.h"

extern u8 hash_state[4]; /* low byte first */

void hash_start(void);
void hash_byte(u8 byte);
void hash_word(u16 word);

/* The first rows of a table of so many columns, each an array of its own, row by
   row. */
void hash_rows(const u8 *const *columns, u8 count, u8 rows);

u32 hash_value(void);

#endif
