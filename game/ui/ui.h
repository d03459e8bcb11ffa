/* The screens of the game, the same on every machine: they draw, ask and listen
   through platform.h and know nothing else of what they run on.

   Every screen can be used with the four arrows, KEY_OK and KEY_BACK alone, so a
   stick is enough, and so are the keys of an Apple II+: A and Z are up and down
   everywhere. Letters and digits are short cuts. */
#ifndef UI_H
#define UI_H

#include "bytes.h"

/* From the title until the person ends the game. */
void ui_run(void);

/* Which screen is shown, for the tests and for help. */
extern u8 ui_screen;

#define SCREEN_TITLE 0
#define SCREEN_NEW 1
#define SCREEN_ARMIES 2
#define SCREEN_BATTLE 3
#define SCREEN_MAP 4 /* the strategic one */
#define SCREEN_LOG 5
#define SCREEN_MENU 6
#define SCREEN_SAVES 7
#define SCREEN_END 8
#define SCREEN_REPLAY 9
#define SCREEN_HELP 10
#define SCREENS 11

#endif
