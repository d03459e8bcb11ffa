/* The end of the day: what each army has left, and who has won. */
#ifndef TALLY_H
#define TALLY_H

#include "bytes.h"
#include "unit.h"

#define TALLY_NO_ARMY ARMIES /* nobody retreats, or nobody has won */

extern u32 tally_total[ARMIES];
extern u8 tally_winner; /* an army, or TALLY_NO_ARMY for a draw */
extern u8 tally_margin; /* percent */
extern u8 tally_result; /* MARGIN_... */

void tally_reset(void);

/* So many warriors of this type are alive and not in rout. */
void tally_add(u8 army, u8 type, u16 men);

/* retreating: the army that gave up the field, or TALLY_NO_ARMY at nightfall. */
void tally_close(u8 retreating);

#endif
