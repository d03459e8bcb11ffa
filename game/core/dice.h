/* The one source of chance. Its state is part of the game's state. */
#ifndef DICE_H
#define DICE_H

#include "bytes.h"

/* The generator: xorshift.h. Never all zero. */
extern u8 dice_state[4];

/* The faces of the last throw, in the order thrown. */
extern u8 dice_face[3];

/* Set to 1 by every draw; whoever wants to know clears it. */
extern u8 dice_fallen;

void dice_seed(u32 seed);

u8 dice_byte(void);

/* 0 to n - 1, each as likely as the other; n from 1 to 255. */
u8 dice_below(u8 n);

/* Average dice (2 3 3 4 4 5) into dice_face. */
void dice_throw_two(void);
void dice_throw_three(void);

/* -widest to +widest, as widest + that. */
u8 dice_spread(u8 widest);

/* The next throws and spreads take these values instead of chance, until they
   are used up: this is how a transcript is replayed die by die. The values stay
   with the caller. */
void dice_script(const u8 *values, u8 count);
u8 dice_script_left(void);

#endif
