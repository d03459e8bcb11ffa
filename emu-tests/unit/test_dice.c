/* The generator, the average dice, the script. */
#define CARD_WANT_AVERAGE_DIE
#include "cards.h"
#include "dice.h"
#include "tables.h"
#include "unity.h"

static u16 seen[16];

void setUp(void)
{
    u8 i;

    dice_seed(1981);
    for (i = 0; i < 16; ++i) {
        seen[i] = 0;
    }
}
void tearDown(void) {}

/* The same generator in 32 bits, as its authors write it. */
static u32 xorshift(u32 x)
{
    x ^= x << 8;
    x ^= x >> 9;
    x ^= x << 23;
    return x;
}

static u32 state(void)
{
    return (u32)dice_state[0] | (u32)dice_state[1] << 8 | (u32)dice_state[2] << 16 |
           (u32)dice_state[3] << 24;
}

static void test_the_bytes_are_a_32_bit_xorshift(void)
{
    u16 i;
    u32 expected;

    for (i = 0; i < 500; ++i) {
        expected = xorshift(state());
        dice_byte();
        TEST_ASSERT_EQUAL_UINT32(expected, state());
    }
}

static void test_no_seed_gives_the_state_that_stands_still(void)
{
    dice_seed(0x9e000000UL);
    TEST_ASSERT_TRUE(state() != 0);
}

static void test_one_byte_gives_three_dice_as_often_as_their_faces(void)
{
    u16 i;
    u8 face;

    for (i = 0; i < 216; ++i) {
        ++seen[tbl_three_dice[i] & 3];
        ++seen[4 + ((tbl_three_dice[i] >> 2) & 3)];
        ++seen[8 + (tbl_three_dice[i] >> 4)];
    }
    for (i = 0; i < 6; ++i) { /* take off 36 for each time the card has the face */
        face = (u8)(card_average_die[i] - 2);
        seen[face] = (u16)(seen[face] - 36);
        seen[4 + face] = (u16)(seen[4 + face] - 36);
        seen[8 + face] = (u16)(seen[8 + face] - 36);
    }
    for (i = 0; i < 16; ++i) {
        TEST_ASSERT_EQUAL_UINT16(0, seen[i]);
    }
}

static void test_the_first_36_are_two_fair_dice(void)
{
    u16 i;
    u8 pair;

    for (i = 0; i < 36; ++i) {
        pair = (u8)(tbl_three_dice[i] & 15);
        ++seen[pair];
    }
    for (i = 0; i < 16; ++i) {
        TEST_ASSERT_EQUAL_UINT16(
            (i % 4 == 1 || i % 4 == 2 ? 2 : 1) * (i / 4 == 1 || i / 4 == 2 ? 2 : 1), seen[i]);
    }
}

static void test_throws_come_out_as_often_as_they_should(void)
{
    u16 i;
    u8 die;

    for (i = 0; i < 1200; ++i) {
        dice_throw_three();
        for (die = 0; die < 3; ++die) {
            ++seen[dice_face[die] - 2];
        }
        dice_throw_two();
        ++seen[4 + dice_face[0] - 2];
        ++seen[8 + dice_spread(1)];
    }
    /* 3,600 dice: 600, 1,200, 1,200, 600; within four standard deviations */
    TEST_ASSERT_TRUE(seen[0] > 510 && seen[0] < 690);
    TEST_ASSERT_TRUE(seen[1] > 1087 && seen[1] < 1313);
    TEST_ASSERT_TRUE(seen[2] > 1087 && seen[2] < 1313);
    TEST_ASSERT_TRUE(seen[3] > 510 && seen[3] < 690);
    TEST_ASSERT_TRUE(seen[4] > 148 && seen[4] < 252);
    TEST_ASSERT_TRUE(seen[7] > 148 && seen[7] < 252);
    TEST_ASSERT_TRUE(seen[8] > 334 && seen[8] < 466);
    TEST_ASSERT_TRUE(seen[9] > 334 && seen[9] < 466);
    TEST_ASSERT_TRUE(seen[10] > 334 && seen[10] < 466);
}

static void test_below_stays_below(void)
{
    u8 n, i;

    for (n = 1; n < 255; n = (u8)(n + 2)) {
        for (i = 0; i < 8; ++i) {
            TEST_ASSERT_TRUE(dice_below(n) < n);
        }
    }
}

static void test_a_script_comes_before_chance(void)
{
    static const u8 faces[6] = {5, 2, 4, 4, 3, 2};

    dice_script(faces, 6);
    dice_throw_three();
    TEST_ASSERT_EQUAL_UINT8(5, dice_face[0]);
    TEST_ASSERT_EQUAL_UINT8(2, dice_face[1]);
    TEST_ASSERT_EQUAL_UINT8(4, dice_face[2]);
    dice_throw_two();
    TEST_ASSERT_EQUAL_UINT8(4, dice_face[0]);
    TEST_ASSERT_EQUAL_UINT8(3, dice_face[1]);
    TEST_ASSERT_EQUAL_UINT8(2, dice_spread(1));
    TEST_ASSERT_EQUAL_UINT8(0, dice_script_left());
    dice_throw_two();
    TEST_ASSERT_TRUE(dice_face[0] >= 2 && dice_face[0] <= 5);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_bytes_are_a_32_bit_xorshift);
    RUN_TEST(test_no_seed_gives_the_state_that_stands_still);
    RUN_TEST(test_one_byte_gives_three_dice_as_often_as_their_faces);
    RUN_TEST(test_the_first_36_are_two_fair_dice);
    RUN_TEST(test_throws_come_out_as_often_as_they_should);
    RUN_TEST(test_below_stays_below);
    RUN_TEST(test_a_script_comes_before_chance);
    return UNITY_END();
}
