/* Percentages of strengths, exact for every strength to 4,095. */
#ifndef PERCENT_H
#define PERCENT_H

#include "bytes.h"

#define STRENGTH_MAX 4095

/* men x percent / 100, the fraction dropped. */
u16 percent_of(u16 men, u8 percent);

/* The same with a fraction counted as one: the least number that is at least
   that many percent. */
u16 percent_at_least(u16 men, u8 percent);

#endif
