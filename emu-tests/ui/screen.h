/* A machine that only remembers: platform.h on 40 x 24 letters in memory. Keys come
   from whoever tests; what is on the screen can be printed and compared. */
#ifndef SCREEN_H
#define SCREEN_H

#include "bytes.h"

/* Where plat_key gets its keys. */
extern u8 (*screen_keys)(u8 tenths);

void screen_print(void);

/* A hash of all letters and inks. */
u32 screen_hash(void);

/* The letter at a place. */
u8 screen_letter(u8 x, u8 y);

/* What the next store or fetch meets, TROUBLE_... */
extern u8 screen_trouble;

extern u8 screen_left; /* 1 once plat_leave was called: the program then ends */

#endif
