#include "scan.h"

#include "hex.h"

u8 scan_list[UNITS_MAX];
u8 scan_far[UNITS_MAX];
u8 scan_near;

u8 scan_nearest(u8 army, u8 q, u8 r)
{
    u8 nearest = 255;
    u8 distance;
    u8 unit = unit_count;

    while (unit != 0) {
        --unit;
        if (unit_army[unit] != army && unit_state[unit] <= STATE_ON_FIELD) {
            distance = hex_distance(q, r, unit_q[unit], unit_r[unit]);
            if (distance < nearest) {
                nearest = distance;
            }
        }
    }
    return nearest;
}

u8 scan_within(u8 unit, u8 hexes)
{
    u8 count = 0;
    u8 other = unit_count;

    while (other != 0) {
        --other;
        if (other != unit && unit_state[other] <= STATE_ON_FIELD &&
            hex_distance(unit_q[unit], unit_r[unit], unit_q[other], unit_r[other]) <= hexes) {
            scan_list[count] = other;
            ++count;
        }
    }
    return count;
}

/* hex_distance, written out: a call with four arguments for each unit would cost
   more than all the rest. */
void scan_measure(u8 unit)
{
    static u8 my_q, my_r, army, nearest, dq, dr, other;

    my_q = unit_q[unit];
    my_r = unit_r[unit];
    army = unit_army[unit];
    nearest = 255;
    scan_near = NO_UNIT;
    other = unit_count;
    while (other != 0) {
        --other;
        scan_far[other] = 255;
        if (unit_army[other] != army && unit_state[other] <= STATE_ON_FIELD) {
            dq = unit_q[other];
            dr = unit_r[other];
            if (dq >= my_q) {
                dq = (u8)(dq - my_q);
                if (dr >= my_r) {
                    dr = (u8)(dr - my_r);
                    dq = (u8)(dq + dr);
                } else {
                    dr = (u8)(my_r - dr);
                    if (dr > dq) {
                        dq = dr;
                    }
                }
            } else {
                dq = (u8)(my_q - dq);
                if (dr <= my_r) {
                    dr = (u8)(my_r - dr);
                    dq = (u8)(dq + dr);
                } else {
                    dr = (u8)(dr - my_r);
                    if (dr > dq) {
                        dq = dr;
                    }
                }
            }
            scan_far[other] = dq;
            if (dq <= nearest) {
                nearest = dq;
                scan_near = other;
            }
        }
    }
}
