#include "hash.h"

#include "feedback.h"

u8 hash_state[4];

void hash_start(void)
{
    hash_state[0] = 1; /* not zero, which no number of zero bytes would move */
    hash_state[1] = 0;
    hash_state[2] = 0;
    hash_state[3] = 0;
}

void hash_byte(u8 byte)
{
    u8 oldest;

    hash_state[0] ^= byte;
    FEEDBACK_STEP(hash_state, oldest);
}

void hash_word(u16 word)
{
    hash_byte((u8)word);
    hash_byte((u8)(word >> 8));
}

void hash_rows(const u8 *const *columns, u8 count, u8 rows)
{
    u8 row;
    u8 column;

    for (row = 0; row < rows; ++row) {
        for (column = 0; column < count; ++column) {
            hash_byte(columns[column][row]);
        }
    }
}

u32 hash_value(void)
{
    return (u32)hash_state[0] | (u32)hash_state[1] << 8 | (u32)hash_state[2] << 16 |
           (u32)hash_state[3] << 24;
}
