/* Unit morale: the parts of a check, the table, rout by lost battles. */
#define CARD_WANT_MORALE
#define CARD_WANT_BATTLES_LOST
#include "cards.h"
#include "morale.h"
#include "tables.h"
#include "unity.h"

void setUp(void)
{
    morale_dice = 0;
    morale_close = COUNT_ZERO;
    morale_dead = 0;
    morale_battles = COUNT_ZERO;
    morale_routs = COUNT_ZERO;
    morale_fear = 0;
}
void tearDown(void) {}

/* The card's worked example: 20% lost, two battles ahead, one enemy near, dice
   of 2, 3 and 2. */
static void worked_example(void)
{
    morale_dice = 2 + 3 + 2;
    morale_dead = morale_dead_factor(1000, 800);
    morale_battles = COUNT_ZERO + 2;
    morale_close = COUNT_ZERO - 1;
    morale_count();
    TEST_ASSERT_EQUAL_UINT16(MORALE_ZERO + 6, morale_total);
}

static void test_class_b_takes_orders_in_the_worked_example(void)
{
    worked_example();
    TEST_ASSERT_EQUAL_UINT8(MORALE_TAKES_ORDERS, morale_result(CLASS_B));
}

static void test_class_d_halts_in_the_same_place(void)
{
    worked_example();
    TEST_ASSERT_EQUAL_UINT8(MORALE_HALTS, morale_result(CLASS_D));
    TEST_ASSERT_EQUAL_UINT8(20, MORALE_HALT_POINTS);
}

static void test_every_total_of_every_class_is_the_cards(void)
{
    u8 class_id, i, expected;

    for (class_id = 0; class_id < CLASSES; ++class_id) {
        for (i = 0; i < 31; ++i) {
            morale_total = (u16)(MORALE_ZERO - 10 + i);
            expected = MORALE_ROUTS;
            if (card_morale[class_id][i] == 'O') {
                expected = MORALE_TAKES_ORDERS;
            } else if (card_morale[class_id][i] == 'H') {
                expected = MORALE_HALTS;
            }
            TEST_ASSERT_EQUAL_UINT8(expected, morale_result(class_id));
        }
    }
}

static void test_routs_seen_and_demons_count(void)
{
    morale_dice = 9;
    morale_routs = COUNT_ZERO - 3;
    morale_fear = 2;
    morale_count();
    TEST_ASSERT_EQUAL_UINT16(MORALE_ZERO + 4, morale_total);
}

static void test_the_worst_and_the_best_do_not_wrap(void)
{
    morale_dice = 6;
    morale_dead = 10;
    morale_close = COUNT_ZERO - COUNT_MOST;
    morale_battles = COUNT_ZERO - COUNT_MOST;
    morale_routs = COUNT_ZERO - COUNT_MOST;
    morale_fear = FEAR_MOST;
    morale_count();
    TEST_ASSERT_EQUAL_UINT8(MORALE_ROUTS, morale_result(CLASS_A));
    setUp();
    morale_dice = 15;
    morale_close = COUNT_ZERO + COUNT_MOST;
    morale_battles = COUNT_ZERO + COUNT_MOST;
    morale_routs = COUNT_ZERO + COUNT_MOST;
    morale_count();
    TEST_ASSERT_EQUAL_UINT8(MORALE_TAKES_ORDERS, morale_result(CLASS_D));
}

static void test_each_full_ten_percent_dead_is_a_factor(void)
{
    TEST_ASSERT_EQUAL_UINT8(0, morale_dead_factor(1000, 1000));
    TEST_ASSERT_EQUAL_UINT8(0, morale_dead_factor(1000, 901));
    TEST_ASSERT_EQUAL_UINT8(1, morale_dead_factor(1000, 900));
    TEST_ASSERT_EQUAL_UINT8(9, morale_dead_factor(4095, 1));
    TEST_ASSERT_EQUAL_UINT8(10, morale_dead_factor(4095, 0));
    TEST_ASSERT_EQUAL_UINT8(0, morale_dead_factor(0, 0));
}

static void test_each_class_breaks_after_its_number_of_lost_battles(void)
{
    u8 class_id;

    for (class_id = 0; class_id < CLASSES; ++class_id) {
        TEST_ASSERT_FALSE(morale_breaks(class_id, (u8)(card_battles_lost[class_id] - 1)));
        TEST_ASSERT_TRUE(morale_breaks(class_id, card_battles_lost[class_id]));
        TEST_ASSERT_TRUE(morale_breaks(class_id, (u8)(card_battles_lost[class_id] + 1)));
    }
}

static void test_radii_and_times_are_the_cards(void)
{
    TEST_ASSERT_EQUAL_UINT8(CARD_CHECK_RADIUS, MORALE_CLOSE_HEXES);
    TEST_ASSERT_EQUAL_UINT8(CARD_CHECK_RADIUS, MORALE_SHAKEN_HEXES);
    TEST_ASSERT_EQUAL_UINT8(CARD_CHECK_RADIUS, MORALE_RALLY_HEXES);
    TEST_ASSERT_EQUAL_UINT8(CARD_FEAR_RADIUS, BONUS_FEAR_HEXES);
    TEST_ASSERT_EQUAL_UINT8(CARD_HALT, MORALE_HALT_POINTS);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_class_b_takes_orders_in_the_worked_example);
    RUN_TEST(test_class_d_halts_in_the_same_place);
    RUN_TEST(test_every_total_of_every_class_is_the_cards);
    RUN_TEST(test_routs_seen_and_demons_count);
    RUN_TEST(test_the_worst_and_the_best_do_not_wrap);
    RUN_TEST(test_each_full_ten_percent_dead_is_a_factor);
    RUN_TEST(test_each_class_breaks_after_its_number_of_lost_battles);
    RUN_TEST(test_radii_and_times_are_the_cards);
    return UNITY_END();
}
