/* The generator, the average dice, the script. chance.period proves the period. */
#define CARD_WANT_AVERAGE_DIE
#include "cards.h"
#include "dice.h"
#include "feedback.h"
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

static u32 state(void)
{
    return (u32)dice_state[0] | (u32)dice_state[1] << 8 | (u32)dice_state[2] << 16 |
           (u32)dice_state[3] << 24;
}

/* A product in GF(256) modulo $11B as it is worked out by hand. */
static u8 times(u8 a, u8 b)
{
    u8 product = 0;

    while (b != 0) {
        if (b & 1) {
            product ^= a;
        }
        b >>= 1;
        if (a & 0x80) {
            a = (u8)((u8)(a << 1) ^ 0x1b);
        } else {
            a = (u8)(a << 1);
        }
    }
    return product;
}

static void test_the_feedback_is_a_product_of_the_field(void)
{
    u16 b;

    for (b = 0; b < 256; ++b) {
        TEST_ASSERT_EQUAL_UINT8(times((u8)b, 0xc9), feedback[b]);
    }
}

static void test_a_new_byte_follows_from_four(void)
{
    u8 drawn[40];
    u8 i;

    for (i = 0; i < 40; ++i) {
        drawn[i] = dice_byte();
    }
    for (i = 4; i < 40; ++i) {
        TEST_ASSERT_EQUAL_UINT8(
            (u8)((u8)(drawn[i - 1] ^ drawn[i - 2]) ^ times(drawn[i - 4], 0xc9)), drawn[i]);
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
    u8 a, b, c;

    for (i = 0; i < 216; ++i) {
        TEST_ASSERT_TRUE(tbl_three_dice[i] >= 6 && tbl_three_dice[i] <= 15);
        ++seen[tbl_three_dice[i]];
    }
    for (a = 0; a < 6; ++a) {
        for (b = 0; b < 6; ++b) {
            for (c = 0; c < 6; ++c) {
                --seen[(u8)(card_average_die[a] + card_average_die[b]) + card_average_die[c]];
            }
        }
    }
    for (i = 0; i < 16; ++i) {
        TEST_ASSERT_EQUAL_UINT16(0, seen[i]);
    }
}

static void test_one_byte_gives_two_dice_as_often_as_their_faces(void)
{
    u16 i;
    u8 a, b;

    for (i = 0; i < 36; ++i) {
        TEST_ASSERT_TRUE(tbl_two_dice[i] <= 2 * APART_WIDEST);
        ++seen[tbl_two_dice[i]];
    }
    for (a = 0; a < 6; ++a) {
        for (b = 0; b < 6; ++b) {
            --seen[(u8)(card_average_die[a] + APART_WIDEST) - card_average_die[b]];
        }
    }
    for (i = 0; i < 16; ++i) {
        TEST_ASSERT_EQUAL_UINT16(0, seen[i]);
    }
}

/* Of 21,600 throws: within four standard deviations of what a column of 216 gives. */
static void test_three_dice_come_out_as_often_as_they_should(void)
{
    static const u8 ways[10] = {1, 6, 18, 35, 48, 48, 35, 18, 6, 1};
    static const u16 within[10] = {40, 96, 162, 216, 245, 245, 216, 162, 96, 40};
    u16 i;
    u16 expected;

    for (i = 0; i < 21600; ++i) {
        ++seen[dice_three()];
    }
    for (i = 0; i < 10; ++i) {
        expected = (u16)(ways[i] * 100U);
        TEST_ASSERT_TRUE(seen[i + 6] + within[i] >= expected && seen[i + 6] <= expected + within[i]);
    }
}

static void test_throws_come_out_as_often_as_they_should(void)
{
    u16 i;

    for (i = 0; i < 1200; ++i) {
        ++seen[dice_apart()];
        dice_three();
        ++seen[8 + dice_spread(1)];
    }
    /* of 36: 1 4 8 10 8 4 1; within four standard deviations */
    TEST_ASSERT_TRUE(seen[0] > 10 && seen[0] < 56);
    TEST_ASSERT_TRUE(seen[1] > 92 && seen[1] < 175);
    TEST_ASSERT_TRUE(seen[2] > 214 && seen[2] < 320);
    TEST_ASSERT_TRUE(seen[3] > 271 && seen[3] < 396);
    TEST_ASSERT_TRUE(seen[4] > 214 && seen[4] < 320);
    TEST_ASSERT_TRUE(seen[5] > 92 && seen[5] < 175);
    TEST_ASSERT_TRUE(seen[6] > 10 && seen[6] < 56);
    TEST_ASSERT_TRUE(seen[8] > 334 && seen[8] < 466);
    TEST_ASSERT_TRUE(seen[9] > 334 && seen[9] < 466);
    TEST_ASSERT_TRUE(seen[10] > 334 && seen[10] < 466);
}

static void test_a_draw_is_seen_and_a_script_is_none(void)
{
    static const u8 faces[2] = {5, 2};

    dice_watch();
    TEST_ASSERT_EQUAL_UINT8(0, dice_fallen());
    dice_script(faces, 2);
    TEST_ASSERT_EQUAL_UINT8(APART_WIDEST + 3, dice_apart());
    TEST_ASSERT_EQUAL_UINT8(0, dice_fallen());
    dice_apart();
    TEST_ASSERT_EQUAL_UINT8(1, dice_fallen());
    dice_watch();
    TEST_ASSERT_EQUAL_UINT8(0, dice_fallen());
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
    TEST_ASSERT_EQUAL_UINT8(11, dice_three());
    TEST_ASSERT_EQUAL_UINT8(APART_WIDEST + 1, dice_apart());
    TEST_ASSERT_EQUAL_UINT8(2, dice_spread(1));
    TEST_ASSERT_EQUAL_UINT8(0, dice_script_left());
    TEST_ASSERT_TRUE(dice_three() >= 6);
}

static void test_a_script_too_short_for_a_throw_waits_for_a_smaller_one(void)
{
    static const u8 faces[2] = {5, 2};

    dice_script(faces, 2);
    dice_three();
    TEST_ASSERT_EQUAL_UINT8(2, dice_script_left());
    TEST_ASSERT_EQUAL_UINT8(APART_WIDEST + 3, dice_apart());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_feedback_is_a_product_of_the_field);
    RUN_TEST(test_a_new_byte_follows_from_four);
    RUN_TEST(test_no_seed_gives_the_state_that_stands_still);
    RUN_TEST(test_one_byte_gives_three_dice_as_often_as_their_faces);
    RUN_TEST(test_one_byte_gives_two_dice_as_often_as_their_faces);
    RUN_TEST(test_three_dice_come_out_as_often_as_they_should);
    RUN_TEST(test_throws_come_out_as_often_as_they_should);
    RUN_TEST(test_a_draw_is_seen_and_a_script_is_none);
    RUN_TEST(test_below_stays_below);
    RUN_TEST(test_a_script_comes_before_chance);
    RUN_TEST(test_a_script_too_short_for_a_throw_waits_for_a_smaller_one);
    return UNITY_END();
}
