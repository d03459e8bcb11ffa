/* One exchange between two units, by melee or by fire.

   Tactical, random and total factors can be negative, so they are kept as
   bytes with FACTOR_ZERO standing for 0. The lowest is FACTOR_ZERO - 47 and the
   highest FACTOR_ZERO + 54 with SPELL_POINTS_MAX points on each side. */
#ifndef COMBAT_H
#define COMBAT_H

#include "bytes.h"

#define ATTACKER 0
#define DEFENDER 1
#define NOBODY 2

#define FACTOR_ZERO 64
#define SPELL_POINTS_MAX 40

/* Index ATTACKER or DEFENDER. */
extern u8 combat_unit[2];
extern u8 combat_wf[2]; /* plain: never negative */
extern u8 combat_tf[2];
extern u8 combat_rf[2];
extern u8 combat_total[2];
extern u8 combat_percent[2];
extern u16 combat_kills[2]; /* men of the other side */
extern u8 combat_winner;    /* ATTACKER, DEFENDER or NOBODY */

/* Works out both sides' factors and losses; takes no men away. The strengths of
   both are those before the exchange. */
void melee_resolve(u8 attacker, u8 defender);

/* defensive is 1 if the defender may answer: it has missiles that reach. The
   attacker has missiles. */
void fire_resolve(u8 attacker, u8 defender, u8 defensive);

/* The same with random factors of zero and no dice: what to expect. */
void melee_expect(u8 attacker, u8 defender);
void fire_expect(u8 attacker, u8 defender, u8 defensive);

/* Takes the kills of the last exchange from both units. */
void combat_apply(void);

/* One cell of the chart. The type in whose column an exchange reads another. */
u8 melee_weapon_factor(u8 weapon, u8 enemy_type);
u8 combat_column(u8 enemy_type);

/* Percent for a total with FACTOR_ZERO in it. */
u8 casualty_percent(u8 total);

/* For melee.c and fire.c: total, percent and kills of a side out of its WF, TF
   and RF; all of it zero for a side that does not strike; who has won. */
void combat_count(u8 side);
void combat_idle(u8 side);
void combat_decide(void);

#endif
