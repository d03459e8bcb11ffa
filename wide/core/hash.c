/* The hash in a register through all the rows. */
#include "hash.h"

#include "feedback.h"

u8 hash_state[4];

void hash_start(void)
{
    feedback_keep(hash_state, 1); /* not zero, which no number of zero bytes would move */
}

void hash_byte(u8 byte)
{
    feedback_keep(hash_state, feedback_step(feedback_word(hash_state) ^ byte));
}

void hash_word(u16 word)
{
    hash_byte((u8)word);
    hash_byte((u8)(word >> 8));
}

void hash_rows(const u8 *const *columns, u8 count, u8 rows)
{
    u32 state = feedback_word(hash_state);
    u8 row;
    u8 column;

    for (row = 0; row < rows; ++row) {
        for (column = 0; column < count; ++column) {
            state = feedback_step(state ^ columns[column][row]);
        }
    }
    feedback_keep(hash_state, state);
}

u32 hash_value(void)
{
    return feedback_word(hash_state);
}
