/* Keys as the screens want them, and the pauses between what the computer does. */
#ifndef KEYS_H
#define KEYS_H

#include "bytes.h"

/* Every key as it is, for writing names. When the machine goes, the game is saved. */
u8 key_raw(u8 tenths);

/* plat_key with A and Z as the arrows they stand for; '?' shows the help of the
   screen and is KEY_HELPED, for the caller to draw itself anew; the sound's key is
   obeyed. */
u8 key_get(u8 tenths);
#define KEY_HELPED 254

/* Says in the last row that any key goes on, and waits for it. */
void key_any(void);

/* Waits a moment, shorter at higher speed; a key ends it. KEY_BACK is remembered. */
void key_pause(void);
extern u8 key_menu; /* 1 once KEY_BACK came while nobody asked for a key */

extern u8 key_speed;
#define SPEEDS 4
extern const char *const speed_name[SPEEDS];
void key_faster(void); /* and after the fastest the slowest */

#endif
