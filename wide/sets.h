/* Sets of units, a bit a unit, and how they are found: LANES units at a time. */
#ifndef SETS_H
#define SETS_H

#include "lanes.h"
#include "unit.h"

typedef uint64_t set;

/* 255 UNITS_MAX times, then 0: from UNITS_MAX - unit_count on it says which of the
   lanes are units. What is behind the last unit is of a battle before. */
extern const u8 set_units[2 * UNITS_MAX];

static inline lanes set_lanes(unsigned block)
{
    return lanes_load(set_units + UNITS_MAX - unit_count + block);
}

/* A loop over the blocks of so many units. Most battles have few, and for them it is
   unrolled: SET_SIZED calls a function that is inlined with one number or the other. */
#define SET_BLOCKS(block, units) for (block = 0; block < (units); block += LANES)
#define SET_FEW 32
#define SET_SIZED(function, ...)                                                                   \
    (unit_count <= SET_FEW ? function(__VA_ARGS__, SET_FEW) : function(__VA_ARGS__, UNITS_MAX))
#define SET_INLINE static inline __attribute__((always_inline))

/* The friends on the field of the unit that scan_measure has looked from, and itself. */
extern set set_friends;

static inline set set_of(u8 unit)
{
    return (set)1 << unit;
}

static inline set set_bits(lanes condition, unsigned block)
{
    return (set)lanes_bits(condition) << block;
}

static inline u8 set_first(set units)
{
    return (u8)__builtin_ctzll(units);
}

static inline u8 set_last(set units)
{
    return (u8)(63 - __builtin_clzll(units));
}

static inline u8 set_size(set units)
{
    return (u8)__builtin_popcountll(units);
}

#define SET_EACH(unit, units)                                                                      \
    for (; units != 0 && ((unit = set_first(units)), 1); units &= units - 1)

/* The distance of units from a hex: the largest of |dq|, |dr| and |dq + dr|. A byte
   below zero is above 128, so that the smaller of x and -x is |x|. */
static inline lanes set_abs(lanes a)
{
    return lanes_min(a, lanes_sub(lanes_of(0), a));
}

static inline lanes set_distance(unsigned block, lanes q, lanes r)
{
    lanes dq = lanes_sub(lanes_load(unit_q + block), q);
    lanes dr = lanes_sub(lanes_load(unit_r + block), r);

    return lanes_max(lanes_max(set_abs(dq), set_abs(dr)), set_abs(lanes_add(dq, dr)));
}

static inline lanes set_on_field(unsigned block)
{
    return lanes_and(lanes_at_most(lanes_load(unit_state + block), lanes_of(STATE_ON_FIELD)),
                     set_lanes(block));
}

static inline lanes set_army(unsigned block, u8 army)
{
    return lanes_equal(lanes_load(unit_army + block), lanes_of(army));
}

#endif
