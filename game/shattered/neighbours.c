#include "hex.h"
#include "morale.h"
#include "tables.h"
#include "troop.h"

void morale_count_neighbours(u8 unit)
{
    u8 army = unit_army[unit];
    u8 q = unit_q[unit];
    u8 r = unit_r[unit];
    u8 other;
    u8 distance;

    morale_close = COUNT_ZERO;
    morale_fear = 0;
    for (other = 0; other < unit_count; ++other) {
        if (other != unit && unit_state[other] <= STATE_ON_FIELD) {
            distance = hex_distance(q, r, unit_q[other], unit_r[other]);
            if (distance <= MORALE_CLOSE_HEXES && unit_state[other] != STATE_ROUTED) {
                if (unit_army[other] == army) {
                    ++morale_close;
                } else {
                    --morale_close;
                }
            }
            if (distance <= BONUS_FEAR_HEXES && unit_army[other] != army &&
                (tbl_race[unit_race[other]] & RACE_HAS_FEAR)) {
                ++morale_fear;
            }
        }
    }
}
