#include "unit.h"

u8 unit_count;
u8 unit_army[UNITS_MAX];
u8 unit_state[UNITS_MAX];
u8 unit_q[UNITS_MAX];
u8 unit_r[UNITS_MAX];
u8 unit_due[UNITS_MAX];
u8 unit_men_lo[UNITS_MAX];
u8 unit_men_hi[UNITS_MAX];
u8 unit_first_lo[UNITS_MAX];
u8 unit_first_hi[UNITS_MAX];
