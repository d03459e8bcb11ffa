/* Friends and enemies near, as sets. */
#include "hex.h"
#include "morale.h"
#include "sets.h"
#include "tables.h"
#include "troop.h"

SET_INLINE void count_neighbours(u8 unit, unsigned units)
{
    lanes q = lanes_of(unit_q[unit]);
    lanes r = lanes_of(unit_r[unit]);
    lanes here, far, friends;
    set near = 0;
    set army = 0;
    set frightening = 0;
    u8 other;
    unsigned block;

    SET_BLOCKS (block, units) {
        here = set_on_field(block);
        far = set_distance(block, q, r);
        friends = set_army(block, unit_army[unit]);
        army |= set_bits(friends, block);
        frightening |= set_bits(
            lanes_without(lanes_and(here, lanes_at_most(far, lanes_of(BONUS_FEAR_HEXES))), friends),
            block);
        here = lanes_without(here,
                             lanes_equal(lanes_load(unit_state + block), lanes_of(STATE_ROUTED)));
        near |= set_bits(lanes_and(here, lanes_at_most(far, lanes_of(MORALE_CLOSE_HEXES))), block);
    }
    near &= ~set_of(unit);
    morale_close = (u8)((u8)(COUNT_ZERO + set_size(near & army)) - set_size(near & ~army));
    morale_fear = 0;
    SET_EACH (other, frightening) {
        if (tbl_race[unit_race[other]] & RACE_HAS_FEAR) {
            ++morale_fear;
        }
    }
}

void morale_count_neighbours(u8 unit)
{
    SET_SIZED(count_neighbours, unit);
}
