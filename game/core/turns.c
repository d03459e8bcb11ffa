#include "turns.h"

#include "feedback.h"
#include "unit.h"

static u8 turn_state[4];

void turns_begin(u32 seed)
{
    u8 i;

    turn_state[3] = (u8)seed; /* the other way round than the dice: another stream */
    turn_state[2] = (u8)(seed >> 8);
    turn_state[1] = (u8)(seed >> 16);
    turn_state[0] = (u8)((u8)(seed >> 24) ^ 0x5a);
    if (turn_state[0] == 0 && turn_state[1] == 0 && turn_state[2] == 0 && turn_state[3] == 0) {
        turn_state[0] = 1;
    }
    for (i = 0; i < 8; ++i) {
        turns_next();
    }
}

void turns_next(void)
{
    u8 i;
    u8 oldest;

    for (i = 0; i < 3; ++i) {
        FEEDBACK_STEP(turn_state, oldest);
    }
}

/* The keys of a time-point are all different, since an odd factor only shuffles
   the bytes; the draw of turn_state[2] makes each of two units as often first as
   the other. */
static u8 turn_key(u8 unit)
{
    return (u8)((u8)((u8)(unit ^ turn_state[0]) * (u8)(turn_state[1] | 1)) + turn_state[2]);
}

u8 turns_first(u8 clock)
{
    u8 first = NO_UNIT;
    u8 first_key = 0;
    u8 unit;
    u8 key;

    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_due[unit] <= clock && unit_state[unit] != STATE_GONE) {
            key = turn_key(unit);
            if (first == NO_UNIT || key < first_key) {
                first = unit;
                first_key = key;
            }
        }
    }
    return first;
}
