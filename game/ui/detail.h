/* The detail displays of the card, in the panel under the map. */
#ifndef DETAIL_H
#define DETAIL_H

#include "bytes.h"

extern u8 detail_on;

/* The exchange of combat_..., or the check of morale_... of this unit with its
   result, until the person has read it. */
void detail_combat(void);
void detail_morale(u8 unit, u8 result);

/* What to expect of an exchange that was expected (combat.h), in one line. */
void detail_odds(void);

#endif
