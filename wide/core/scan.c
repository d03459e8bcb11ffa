/* Who is how far from whom: a distance is measured for sixteen units at once. */
#include "scan.h"

#include "hex.h"
#include "sets.h"

#define ALL_16 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255

const u8 set_units[2 * UNITS_MAX] = {ALL_16, ALL_16, ALL_16, ALL_16};

u8 scan_list[UNITS_MAX];
u8 scan_far[UNITS_MAX];
u8 scan_near;
set set_friends;

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

SET_INLINE u8 nearest(u8 army, lanes q, lanes r, unsigned units)
{
    lanes least = lanes_of(255);
    lanes not_here;
    unsigned block;

    SET_BLOCKS (block, units) {
        not_here = lanes_not(lanes_without(set_on_field(block), set_army(block, army)));
        least = lanes_min(least, lanes_or(set_distance(block, q, r), not_here));
    }
    return lanes_least(least);
}

u8 scan_nearest(u8 army, u8 q, u8 r)
{
    if (q >= COORDINATES || r >= COORDINATES) {
        return nearest_to_nowhere(army, q, r);
    }
    return SET_SIZED(nearest, army, lanes_of(q), lanes_of(r));
}

SET_INLINE set within(lanes q, lanes r, lanes hexes, unsigned units)
{
    set near = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        near |= set_bits(
            lanes_and(set_on_field(block), lanes_at_most(set_distance(block, q, r), hexes)), block);
    }
    return near;
}

u8 scan_within(u8 unit, u8 hexes)
{
    set near = SET_SIZED(within, lanes_of(unit_q[unit]), lanes_of(unit_r[unit]), lanes_of(hexes)) &
               ~set_of(unit);
    u8 count = 0;

    while (near != 0) {
        scan_list[count] = set_last(near);
        near &= ~set_of(scan_list[count]);
        ++count;
    }
    return count;
}

#define NOBODY (127U << 8) /* of lanes_least_at: no distance is that large */

SET_INLINE u8 measure(lanes q, lanes r, lanes army, unsigned units)
{
    u32 nearest = NOBODY;
    lanes far, here, friends;
    unsigned block;
    u32 least;

    set_friends = 0;
    SET_BLOCKS (block, units) {
        here = set_on_field(block);
        friends = lanes_and(here, lanes_equal(lanes_load(unit_army + block), army));
        set_friends |= set_bits(friends, block);
        far = lanes_or(set_distance(block, q, r), lanes_or(friends, lanes_not(here)));
        lanes_store(scan_far + block, far);
        least = lanes_least_at(far) + block;
        nearest = nearest < least ? nearest : least;
    }
    return nearest < NOBODY ? (u8)nearest : NO_UNIT;
}

void scan_measure(u8 unit)
{
    scan_near = SET_SIZED(measure, lanes_of(unit_q[unit]), lanes_of(unit_r[unit]),
                          lanes_of(unit_army[unit]));
}
