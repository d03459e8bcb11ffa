/* Who plays the two armies. It is kept in journal_players, two bits an army, so
   that a saved game knows; the four bits above count the saves that are made in
   turn: saves.h. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "bytes.h"

#define PLAYER_PERSON 0 /* 1 and more is the computer: SKILL_... + 1 */
#define PLAYERS 4
extern const char *const player_name[PLAYERS];

u8 players_of(u8 army);
void players_set(u8 army, u8 player);

/* How many persons play. */
u8 players_persons(void);

#endif
