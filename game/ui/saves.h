/* Games on the machine's disk.

   Two of them, GAME A and GAME B, are written in turn, so that a write that fails
   never costs the last good one; which is the newer is told by a count in
   journal_players. Others have names of the person's own. */
#ifndef SAVES_H
#define SAVES_H

#include "bytes.h"

/* 1 while a battle is on that would be lost. */
extern u8 saves_running;

/* Saves in turn; 1 if it worked, else the reason is shown. */
u8 saves_in_turn(void);

/* The newer of the two that is whole becomes the game; 1 if there was one. */
u8 saves_continue(void);

/* The screens. saves_load is 1 if another game is the game now. */
void saves_save(void);
u8 saves_load(void);

/* The machine goes: saves in turn if there is something to save. */
void saves_hang_up(void);

#endif
