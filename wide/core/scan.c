/* Who is how far from whom: a distance is measured for sixteen units at once. */
#include "scan.h"

#include "hex.h"
#include "sets.h"

#define ALL_16 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255

const u8 set_units[2 * UNITS_MAX] = {ALL_16, ALL_16, ALL_16, ALL_16};

u8 scan_list[UNITS_MAX];
u8 scan_far[UNITS_MAX];
u8 scan_near;

/* A distance from a hex far off the map is not in seven bits. */
#define COORDINATES 64

static u8 nearest_to_nowhere(u8 army, u8 q, u8 r)
{
    u8 nearest = 255;
    u8 unit, distance;

    for (unit = 0; unit < unit_count; ++unit) {
        distance = hex_distance(q, r, unit_q[unit], unit_r[unit]);
        if (unit_army[unit] != army && unit_state[unit] <= STATE_ON_FIELD && distance < nearest) {
            nearest = distance;
        }
    }
    return nearest;
}

u8 scan_nearest(u8 army, u8 q, u8 r)
{
    lanes least = lanes_of(255);
    lanes not_here;
    unsigned block;

    if (q >= COORDINATES || r >= COORDINATES) {
        return nearest_to_nowhere(army, q, r);
    }
    SET_BLOCKS (block) {
        not_here = lanes_not(lanes_without(set_on_field(block), set_army(block, army)));
        least = lanes_min(least, lanes_or(set_distance(block, lanes_of(q), lanes_of(r)), not_here));
    }
    return lanes_least(least);
}

u8 scan_within(u8 unit, u8 hexes)
{
    lanes q = lanes_of(unit_q[unit]);
    lanes r = lanes_of(unit_r[unit]);
    set near = 0;
    u8 count = 0;
    unsigned block;

    SET_BLOCKS (block) {
        near |= set_bits(lanes_and(set_on_field(block),
                                   lanes_at_most(set_distance(block, q, r), lanes_of(hexes))),
                         block);
    }
    near &= ~set_of(unit);
    while (near != 0) {
        scan_list[count] = set_last(near);
        near &= ~set_of(scan_list[count]);
        ++count;
    }
    return count;
}

void scan_measure(u8 unit)
{
    lanes q = lanes_of(unit_q[unit]);
    lanes r = lanes_of(unit_r[unit]);
    u8 army = unit_army[unit];
    lanes least = lanes_of(255);
    lanes far;
    set nearest = 0;
    unsigned block;

    SET_BLOCKS (block) {
        far = lanes_or(set_distance(block, q, r),
                       lanes_not(lanes_without(set_on_field(block), set_army(block, army))));
        lanes_store(scan_far + block, far);
        least = lanes_min(least, far);
    }
    scan_near = NO_UNIT;
    least = lanes_of(lanes_least(least));
    if (lanes_bits(least) != 0xffff) { /* 255: nobody is there; no distance is above 127 */
        SET_BLOCKS (block) {
            nearest |= set_bits(lanes_equal(lanes_load(scan_far + block), least), block);
        }
        scan_near = set_first(nearest);
    }
}
