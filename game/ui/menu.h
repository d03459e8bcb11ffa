/* A list to choose from: arrows and KEY_OK, the first letter, or pointing. */
#ifndef MENU_H
#define MENU_H

#include "bytes.h"

#define MENU_BACK 255   /* the person went back */
#define MENU_HELPED 254 /* help was shown: draw the screen and ask again */

/* The row is the first one's; the list is ended by 0. Begins at menu_at. */
u8 menu_choose(const char *const *items, u8 row);
extern u8 menu_at;

/* Moves menu_at among count by the key, around the ends; 1 if it moved. */
u8 menu_step(u8 key, u8 count);

#endif
