/* Dice, the hash, the order of turns. */
#include "dice.h"
#include "hash.h"
#include "routines.h"
#include "turns.h"
#include "unit.h"

#define THROWS ((u32)100000)
#define ROWS 40

static void dice(void)
{
    u32 i;
    u32 throws = THROWS / routines_stride();
    u8 n;

    check_begin();
    dice_seed(1981);
    for (i = 0; i < throws; ++i) {
        check(dice_three());
    }
    check_end("dice_three");
    check_begin();
    for (i = 0; i < 5000; ++i) {
        check(dice_apart());
    }
    check_end("dice_apart");
    check_begin();
    for (i = 0; i < 5000; ++i) {
        check(dice_byte());
    }
    check_end("dice_byte");
    check_begin();
    for (n = 255; n != 0; --n) {
        for (i = 0; i < 8; ++i) {
            check(dice_below(n));
        }
    }
    check_end("dice_below");
    check_begin();
    for (i = 0; i < 500; ++i) {
        check(dice_spread(1));
    }
    check_end("dice_spread");
    check_begin();
    for (i = 0; i < 200; ++i) {
        dice_seed((u32)(i * (u32)0x02030507));
        check(dice_state[0]);
        check(dice_state[3]);
    }
    dice_seed(0x9e000000UL);
    check(dice_byte());
    dice_watch();
    check(dice_fallen());
    check(dice_byte());
    check(dice_fallen());
    check_end("dice_seed");
}

static const u8 *const columns[3] = {unit_q, unit_r, unit_due};

static void hashes(void)
{
    u16 i;
    u32 value;

    check_begin();
    hash_start();
    for (i = 0; i < 2000; ++i) {
        hash_byte((u8)(i * 7));
        check(hash_state[0]);
    }
    check_end("hash_byte");
    for (i = 0; i < ROWS; ++i) {
        unit_q[i] = dice_byte();
        unit_r[i] = dice_byte();
        unit_due[i] = dice_byte();
    }
    check_begin();
    hash_start();
    for (i = 0; i <= ROWS; ++i) {
        hash_rows(columns, 3, (u8)i);
        hash_word((u16)(i * 999));
        value = hash_value();
        check((u16)value);
        check((u16)(value >> 16));
    }
    check_end("hash_rows");
}

static void turns(void)
{
    u16 i;
    u8 clock;

    unit_count = ROWS;
    for (i = 0; i < ROWS; ++i) {
        unit_due[i] = (u8)(dice_below(200) + 10);
        unit_state[i] = dice_below(5);
    }
    check_begin();
    turns_begin(77);
    for (clock = 0; clock < 220; ++clock) {
        turns_next();
        for (i = 0; i < 4; ++i) {
            u8 first = turns_first(clock);

            check(first);
            if (first != NO_UNIT) {
                unit_due[first] = (u8)(clock + 8 + dice_below(6));
                if (unit_due[first] > 250) {
                    unit_state[first] = STATE_GONE;
                }
            }
        }
    }
    for (i = 0; i < 20; ++i) { /* nobody, one, and every count up to all at once */
        unit_count = (u8)(i * 3);
        turns_begin((u32)i * 3001);
        check(turns_first(255));
    }
    turns_begin(0x5a000000UL);
    check(turns_first(255));
    check_end("turns_first");
}

void routines_chance(void)
{
    dice();
    hashes();
    turns();
}
