/* The morale of the two armies. What one gains the other loses. */
#ifndef ARMY_H
#define ARMY_H

#include "bytes.h"
#include "unit.h"

extern u16 army_morale[ARMIES];

/* Why a level changed: event_other of EVENT_ARMY. */
#define ARMY_BY_BATTLE 0
#define ARMY_BY_ROUT 1
#define ARMY_BY_ROUT_MOVE 2
#define ARMY_BY_DESTROYED 3
#define ARMY_BY_LEADER 4

void army_reset(void);

/* A unit of this race joins at the start. */
void army_muster(u8 army, u8 race);

/* Each is told from the side of the army that gains by it. */
void army_battle_won(u8 army);
void army_enemy_routs(u8 army);
void army_enemy_rout_moves(u8 army);
void army_enemy_destroyed(u8 army);

/* Its leader has fallen: the army fights no more. */
void army_leaderless(u8 army);

/* The battle is over: its morale is at zero. */
u8 army_gives_up(u8 army);

#endif
