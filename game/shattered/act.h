/* Fighting orders carried out: what follows from an exchange. */
#ifndef ACT_H
#define ACT_H

#include "bytes.h"

void act_melee(u8 attacker, u8 defender);
void act_fire(u8 attacker, u8 defender);

/* Whether the defender may answer the attacker's fire. */
u8 act_answers(u8 attacker, u8 defender);

#endif
