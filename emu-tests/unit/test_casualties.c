/* The casualty chart and percentages of strengths. The full comparison of every
   factor and every strength is lockstep.casualties. */
#define CARD_WANT_PERCENT
#include "cards.h"
#include "combat.h"
#include "percent.h"
#include "unity.h"

void setUp(void) {}
void tearDown(void) {}

static void test_every_factor_from_minus_10_to_20_is_the_cards(void)
{
    u8 i;

    for (i = 0; i < 31; ++i) {
        TEST_ASSERT_EQUAL_UINT8(card_percent[i], casualty_percent((u8)(FACTOR_ZERO - 10 + i)));
    }
}

static void test_the_chart_goes_on_as_far_as_a_byte_does(void)
{
    TEST_ASSERT_EQUAL_UINT8(255, casualty_percent(FACTOR_ZERO + 54));
    TEST_ASSERT_EQUAL_UINT8(255, casualty_percent(255));
    TEST_ASSERT_EQUAL_UINT8(250, casualty_percent(FACTOR_ZERO + 53));
    TEST_ASSERT_EQUAL_UINT8(1, casualty_percent(0));
}

static void test_a_fraction_is_dropped(void)
{
    TEST_ASSERT_EQUAL_UINT16(120, percent_of(1000, 12));
    TEST_ASSERT_EQUAL_UINT16(0, percent_of(99, 1));
    TEST_ASSERT_EQUAL_UINT16(1, percent_of(100, 1));
    TEST_ASSERT_EQUAL_UINT16(3480, percent_of(4095, 85));
    TEST_ASSERT_EQUAL_UINT16(10442, percent_of(4095, 255));
    TEST_ASSERT_EQUAL_UINT16(0, percent_of(0, 85));
}

static void test_at_least_counts_a_fraction_as_one(void)
{
    TEST_ASSERT_EQUAL_UINT16(50, percent_at_least(1000, 5));
    TEST_ASSERT_EQUAL_UINT16(51, percent_at_least(1001, 5));
    TEST_ASSERT_EQUAL_UINT16(1, percent_at_least(1, 5));
    TEST_ASSERT_EQUAL_UINT16(0, percent_at_least(0, 5));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_factor_from_minus_10_to_20_is_the_cards);
    RUN_TEST(test_the_chart_goes_on_as_far_as_a_byte_does);
    RUN_TEST(test_a_fraction_is_dropped);
    RUN_TEST(test_at_least_counts_a_fraction_as_one);
    return UNITY_END();
}
