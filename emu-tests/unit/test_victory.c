/* Who has won an exchange, and how many can fall in it. */
#include "combat.h"
#include "readings.h"
#include "tables.h"
#include "troops.h"
#include "unity.h"

void setUp(void)
{
    troops_line_up();
    combat_unit[ATTACKER] = 0;
    combat_unit[DEFENDER] = 1;
}
void tearDown(void) {}

static u8 winner(u16 attacker_kills, u16 defender_kills)
{
    combat_kills[ATTACKER] = attacker_kills;
    combat_kills[DEFENDER] = defender_kills;
    combat_decide();
    return combat_winner;
}

static void test_five_percent_of_the_opponent_must_fall(void)
{
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(49, 0));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(50, 0));
    TEST_ASSERT_EQUAL_UINT8(DEFENDER, winner(0, 50));
    unit_set_men(1, 1001); /* 5% is 50.05 */
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(50, 0));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(51, 0));
}

static void test_by_the_other_reading_more_than_five_percent_must_fall(void)
{
    rules_readings = READING_KILLS_MORE_THAN;
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(50, 0));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(51, 0));
    unit_set_men(1, 1001);
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(51, 0));
    unit_set_men(1, 1020);
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(51, 0));
}

static void test_ten_percent_more_must_fall_than_are_lost(void)
{
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(109, 100));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(110, 100));
    TEST_ASSERT_EQUAL_UINT8(DEFENDER, winner(100, 110));
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(111, 101)); /* 111.1 would be needed */
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(112, 101));
}

static void test_by_the_other_reading_it_must_be_over_ten_percent_more(void)
{
    rules_readings = READING_KILLS_OVER_MORE;
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(110, 100));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(111, 100));
    TEST_ASSERT_EQUAL_UINT8(DEFENDER, winner(100, 111));
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(111, 101));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(112, 101));
}

static void count(u8 side, u8 factors)
{
    combat_wf[side] = factors;
    combat_tf[side] = FACTOR_ZERO;
    combat_rf[side] = FACTOR_ZERO;
    combat_count(side);
}

/* 95% of 100 against 12% of 1,000, of whom only 100 can fall. */
static void count_both(void)
{
    count(ATTACKER, 22);
    count(DEFENDER, 5);
    combat_decide();
    TEST_ASSERT_EQUAL_UINT16(95, combat_kills[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT16(100, combat_kills[DEFENDER]);
}

static void test_men_who_are_not_there_decide_only_by_the_other_reading(void)
{
    unit_set_men(0, 100);
    count_both();
    TEST_ASSERT_EQUAL_UINT8(NOBODY, combat_winner);
    rules_readings = READING_KILLS_UNCAPPED;
    count_both();
    TEST_ASSERT_EQUAL_UINT8(DEFENDER, combat_winner);
}

static void test_equal_losses_are_a_draw(void)
{
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(100, 100));
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(0, 0));
    unit_set_men(1, 0);
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(0, 0));
}

static void test_the_largest_units_do_not_overflow(void)
{
    unit_set_men(0, 4095);
    unit_set_men(1, 4095);
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(204, 0));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(205, 0));
    TEST_ASSERT_EQUAL_UINT8(NOBODY, winner(4095, 4000));
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, winner(4095, 3722));
}

static void test_nobody_kills_more_than_there_are(void)
{
    unit_set_men(0, 4000);
    unit_set_men(1, 30);
    melee_resolve(0, 1);
    TEST_ASSERT_EQUAL_UINT16(30, combat_kills[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(ATTACKER, combat_winner);
    combat_apply();
    TEST_ASSERT_EQUAL_UINT16(0, unit_men(1));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_five_percent_of_the_opponent_must_fall);
    RUN_TEST(test_by_the_other_reading_more_than_five_percent_must_fall);
    RUN_TEST(test_ten_percent_more_must_fall_than_are_lost);
    RUN_TEST(test_by_the_other_reading_it_must_be_over_ten_percent_more);
    RUN_TEST(test_men_who_are_not_there_decide_only_by_the_other_reading);
    RUN_TEST(test_equal_losses_are_a_draw);
    RUN_TEST(test_the_largest_units_do_not_overflow);
    RUN_TEST(test_nobody_kills_more_than_there_are);
    return UNITY_END();
}
