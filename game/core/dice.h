/* The one source of chance. Its state is part of the game's state. */
#ifndef DICE_H
#define DICE_H

#include "bytes.h"

/* The generator: feedback.h. Never all zero. */
extern u8 dice_state[4];

void dice_seed(u32 seed);

u8 dice_byte(void);

/* 0 to n - 1, each as likely as the other; n from 1 to 255. */
u8 dice_below(u8 n);

/* Average dice (2 3 3 4 4 5): three added; two, the first less the second, which is
   -APART_WIDEST to APART_WIDEST, as APART_WIDEST + that. */
#define APART_WIDEST 3
u8 dice_three(void);
u8 dice_apart(void);

/* -widest to +widest, as widest + that. */
u8 dice_spread(u8 widest);

/* Whether chance was drawn from since dice_watch. */
void dice_watch(void);
u8 dice_fallen(void);

/* The next throws and spreads take these values instead of chance, face by face, until
   they are used up: this is how a transcript is replayed die by die. The values stay
   with the caller. */
void dice_script(const u8 *values, u8 count);
u8 dice_script_left(void);

#endif
