/* Who is first. The keys of a time-point are worked out for all units when it is asked
   first: then the first is the least of those that are due, without a branch that depends
   on how many they are. */
#include "turns.h"

#include "feedback.h"
#include "sets.h"

static u8 turn_state[4];
static u8 turn_key[UNITS_MAX];
static u8 keys_drawn; /* units that have theirs of this time-point */

void turns_begin(u32 seed)
{
    u8 i;

    turn_state[3] = (u8)seed; /* the other way round than the dice: another stream */
    turn_state[2] = (u8)(seed >> 8);
    turn_state[1] = (u8)(seed >> 16);
    turn_state[0] = (u8)((u8)(seed >> 24) ^ 0x5a);
    if (feedback_word(turn_state) == 0) {
        turn_state[0] = 1;
    }
    for (i = 0; i < 8; ++i) {
        turns_next();
    }
}

void turns_next(void)
{
    u32 word = feedback_word(turn_state);

    feedback_keep(turn_state, feedback_step(feedback_step(feedback_step(word))));
    keys_drawn = 0;
}

static void draw_keys(void)
{
    u8 factor = (u8)(turn_state[1] | 1);
    u8 flip = turn_state[0];
    u8 shift = turn_state[2];
    unsigned block, unit;

    SET_BLOCKS (block) {
        for (unit = block; unit < block + LANES; ++unit) {
            turn_key[unit] = (u8)((u8)((u8)(unit ^ flip) * factor) + shift);
        }
    }
    keys_drawn = unit_count;
}

u8 turns_first(u8 clock)
{
    lanes least = lanes_of(255);
    lanes due;
    set all = 0;
    set first = 0;
    unsigned block;

    if (unit_count > keys_drawn) {
        draw_keys();
    }
    SET_BLOCKS (block) {
        due = lanes_and(lanes_at_most(lanes_load(unit_due + block), lanes_of(clock)),
                        set_lanes(block));
        due = lanes_without(due, lanes_equal(lanes_load(unit_state + block), lanes_of(STATE_GONE)));
        all |= set_bits(due, block);
        least = lanes_min(least, lanes_or(lanes_load(turn_key + block), lanes_not(due)));
    }
    if (all == 0) {
        return NO_UNIT;
    }
    least = lanes_of(lanes_least(least));
    SET_BLOCKS (block) {
        first |= set_bits(lanes_equal(lanes_load(turn_key + block), least), block);
    }
    return set_first(first & all); /* the keys are all different */
}
