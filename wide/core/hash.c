/* The hash in registers through all the rows. A byte takes its new value from the other
   three as they are then: that of the table, which takes longest, is known four steps
   before it is needed. */
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
    u8 a = hash_state[0];
    u8 b = hash_state[1];
    u8 c = hash_state[2];
    u8 d = hash_state[3];
    unsigned whole = count & ~3U;
    unsigned row, column;

    for (row = 0; row < rows; ++row) {
        for (column = 0; column < whole; column += 4) {
            a = feedback[a ^ columns[column][row]] ^ c ^ d;
            b = feedback[b ^ columns[column + 1][row]] ^ d ^ a;
            c = feedback[c ^ columns[column + 2][row]] ^ a ^ b;
            d = feedback[d ^ columns[column + 3][row]] ^ b ^ c;
        }
        for (; column < count; ++column) {
            u8 youngest = feedback[a ^ columns[column][row]] ^ c ^ d;

            a = b;
            b = c;
            c = d;
            d = youngest;
        }
    }
    hash_state[0] = a;
    hash_state[1] = b;
    hash_state[2] = c;
    hash_state[3] = d;
}

u32 hash_value(void)
{
    return feedback_word(hash_state);
}
