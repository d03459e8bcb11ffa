/* The whole arithmetic of the rules in one number: rounds of units, terrain,
   spells and dice drawn at random, every result hashed. Two machines that agree
   on the hash after a round agree on everything the round did. */
#ifndef DIGEST_H
#define DIGEST_H

#include "bytes.h"

void digest_start(u32 seed);
void digest_round(void);
u32 digest_value(void);

#endif
