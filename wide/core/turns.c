/* Who is first. Those that are due are put into their order when a time-point begins;
   whoever has acted is due later, so that the first of them is nearly always the next
   in that order, and only who is due is looked up again, sixteen units at once. */
#include "turns.h"

#include "feedback.h"
#include "sets.h"

static u8 turn_state[4];

/* The order of a time-point: its units from `next` on, which are also in `waiting`. Who
   was not due when its turn came is in neither. */
static u8 order[UNITS_MAX];
static u8 next;
static set waiting;

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
    waiting = 0;
}

/* They are few: the place of each is how many of the others have a lower key. None of
   it could be foretold, so it is counted without branches. */
static void draw_order(set due)
{
    u8 units[UNITS_MAX];
    u8 keys[UNITS_MAX]; /* all different */
    u8 places[UNITS_MAX];
    u8 factor = (u8)(turn_state[1] | 1);
    u8 flip = turn_state[0];
    u8 shift = turn_state[2];
    unsigned count = 0;
    unsigned i, place, is_lower;
    u8 key, unit;

    waiting = due;
    next = 0;
    SET_EACH (unit, due) {
        key = (u8)((u8)((u8)(unit ^ flip) * factor) + shift);
        units[count] = unit;
        keys[count] = key;
        place = 0;
        for (i = 0; i < count; ++i) {
            is_lower = keys[i] < key;
            place += is_lower;
            places[i] = (u8)(places[i] + (is_lower ^ 1));
        }
        places[count] = (u8)place;
        ++count;
    }
    for (i = 0; i < count; ++i) {
        order[places[i]] = units[i];
    }
}

SET_INLINE set due_at(lanes clock, unsigned units)
{
    lanes due;
    set all = 0;
    unsigned block;

    SET_BLOCKS (block, units) {
        due = lanes_and(lanes_at_most(lanes_load(unit_due + block), clock), set_lanes(block));
        due = lanes_without(due, lanes_equal(lanes_load(unit_state + block), lanes_of(STATE_GONE)));
        all |= set_bits(due, block);
    }
    return all;
}

u8 turns_first(u8 clock)
{
    set due = SET_SIZED(due_at, lanes_of(clock));

    if (due == 0) {
        return NO_UNIT;
    }
    if ((due & ~waiting) != 0) {
        draw_order(due);
    }
    while ((due & set_of(order[next])) == 0) {
        waiting &= ~set_of(order[next]);
        ++next;
    }
    return order[next];
}
