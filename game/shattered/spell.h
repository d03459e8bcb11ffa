/* Magic: what is cast, and its end. */
#ifndef SPELL_H
#define SPELL_H

#include "bytes.h"

/* A battle begins: nobody is under a spell. */
void spell_begin(void);

/* battle_unit casts the order. */
void spell_cast(void);

/* Ends what has run out by battle_clock. */
void spell_fade(void);

#endif
