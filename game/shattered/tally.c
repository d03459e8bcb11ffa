#include "tally.h"

#include "readings.h"
#include "tables.h"

u32 tally_total[ARMIES];
u8 tally_winner;
u8 tally_margin;
u8 tally_result;

void tally_reset(void)
{
    tally_total[0] = 0;
    tally_total[1] = 0;
}

void tally_add(u8 army, u8 type, u16 men)
{
    u8 weight = (u8)(tbl_unit_type[type] >> 5);

    tally_total[army] += (u32)men * weight;
}

void tally_close(u8 retreating)
{
    u8 ahead = 0;
    u32 lead;
    u32 base;
    u32 margin = 0;

    if (retreating < ARMIES) { /* ruling retreat-fraction */
        tally_total[retreating] -= tally_total[retreating] * RETREAT_PERCENT / 100;
    }
    if (tally_total[1] > tally_total[0]) {
        ahead = 1;
    }
    lead = tally_total[ahead] - tally_total[ahead ^ 1];
    base = tally_total[ahead]; /* ruling margin-base */
    if (rules_readings & READING_MARGIN_OF_SMALLER) {
        base = tally_total[ahead ^ 1];
    }
    if (base != 0) {
        margin = lead * 100 / base;
    } else if (lead != 0) {
        margin = 100;
    }
    if (margin > 255) {
        margin = 255;
    }
    tally_margin = (u8)margin;

    tally_winner = ahead;
    if (tally_margin >= MARGIN_FROM_DECISIVE_VICTORY) {
        tally_result = MARGIN_DECISIVE_VICTORY;
    } else if (tally_margin >= MARGIN_FROM_VICTORY) {
        tally_result = MARGIN_VICTORY;
    } else {
        tally_result = MARGIN_DRAW;
        tally_winner = TALLY_NO_ARMY;
    }
}
