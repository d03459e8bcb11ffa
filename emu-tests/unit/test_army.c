/* Army morale, the tally at the end, the margin of victory. */
#define CARD_WANT_ARMY_POINTS
#define CARD_WANT_MARGIN
#include "army.h"
#include "cards.h"
#include "readings.h"
#include "tables.h"
#include "tally.h"
#include "unity.h"

void setUp(void)
{
    rules_readings = 0;
    army_reset();
    army_morale[0] = 30;
    army_morale[1] = 20;
    tally_reset();
}
void tearDown(void) {}

static void expect_armies(u16 first, u16 second)
{
    TEST_ASSERT_EQUAL_UINT16(first, army_morale[0]);
    TEST_ASSERT_EQUAL_UINT16(second, army_morale[1]);
}

static void test_every_race_brings_its_points(void)
{
    u8 race;
    u16 expected = 0;

    army_reset();
    for (race = 0; race < RACES; ++race) {
        army_muster(1, race);
        expected = (u16)(expected + card_army_points[race]);
        expect_armies(0, expected);
    }
}

static void test_what_one_army_gains_the_other_loses(void)
{
    army_battle_won(0);
    expect_armies(30 + CARD_ARMY_BATTLE, 20 - CARD_ARMY_BATTLE);
    setUp();
    army_enemy_routs(1);
    expect_armies(30 - CARD_ARMY_ROUT, 20 + CARD_ARMY_ROUT);
    setUp();
    army_enemy_rout_moves(0);
    expect_armies(30 + CARD_ARMY_ROUT_MOVE, 20 - CARD_ARMY_ROUT_MOVE);
    setUp();
    army_enemy_destroyed(1);
    expect_armies(30 - CARD_ARMY_DESTROYED, 20 + CARD_ARMY_DESTROYED);
}

static void test_an_army_at_zero_gives_up_and_goes_no_lower(void)
{
    army_morale[1] = 5;
    army_enemy_destroyed(0);
    expect_armies(34, 1);
    TEST_ASSERT_FALSE(army_gives_up(1));
    army_enemy_destroyed(0);
    expect_armies(38, 0);
    TEST_ASSERT_TRUE(army_gives_up(1));
    TEST_ASSERT_FALSE(army_gives_up(0));
}

static void test_every_margin_is_the_cards(void)
{
    u8 margin;

    for (margin = 0; margin <= 100; ++margin) {
        tally_total[0] = 1000;
        tally_total[1] = (u32)(1000 - margin * 10);
        tally_close(TALLY_NO_ARMY);
        TEST_ASSERT_EQUAL_UINT8(margin, tally_margin);
        TEST_ASSERT_EQUAL_UINT8(card_margin[margin], tally_result);
        TEST_ASSERT_EQUAL_UINT8(card_margin[margin] ? 0 : TALLY_NO_ARMY, tally_winner);
    }
}

static void test_a_fraction_of_a_margin_is_dropped(void)
{
    tally_total[0] = 9001;
    tally_total[1] = 10000;
    tally_close(TALLY_NO_ARMY);
    TEST_ASSERT_EQUAL_UINT8(9, tally_margin);
    TEST_ASSERT_EQUAL_UINT8(MARGIN_DRAW, tally_result);
}

static void test_the_margin_can_be_read_as_part_of_the_smaller(void)
{
    rules_readings = READING_MARGIN_OF_SMALLER;
    tally_total[0] = 770;
    tally_total[1] = 1001;
    tally_close(TALLY_NO_ARMY);
    TEST_ASSERT_EQUAL_UINT8(30, tally_margin);
    TEST_ASSERT_EQUAL_UINT8(MARGIN_DECISIVE_VICTORY, tally_result);
    TEST_ASSERT_EQUAL_UINT8(1, tally_winner);
    tally_total[0] = 0;
    tally_close(TALLY_NO_ARMY);
    TEST_ASSERT_EQUAL_UINT8(100, tally_margin);
}

static void test_the_army_that_retreats_loses_fifteen_percent(void)
{
    tally_total[0] = 1000;
    tally_total[1] = 1000;
    tally_close(0);
    TEST_ASSERT_EQUAL_UINT32(1000 - 10 * CARD_RETREAT_PERCENT, tally_total[0]);
    TEST_ASSERT_EQUAL_UINT8(15, tally_margin);
    TEST_ASSERT_EQUAL_UINT8(1, tally_winner);
}

static void test_warriors_are_weighed_by_type(void)
{
    static const u8 weight[UNIT_TYPES] = {4, 4, 3, 3, 2, 7, 6, 5, 4}; /* ruling victory-weights */
    u8 type;

    for (type = 0; type < UNIT_TYPES; ++type) {
        tally_reset();
        tally_add(1, type, 4095);
        TEST_ASSERT_EQUAL_UINT32(0, tally_total[0]);
        TEST_ASSERT_EQUAL_UINT32(4095UL * weight[type], tally_total[1]);
    }
}

static void test_two_empty_fields_are_a_draw(void)
{
    tally_close(TALLY_NO_ARMY);
    TEST_ASSERT_EQUAL_UINT8(MARGIN_DRAW, tally_result);
    TEST_ASSERT_EQUAL_UINT8(TALLY_NO_ARMY, tally_winner);
}

static void test_the_largest_armies_do_not_overflow(void)
{
    u8 i;

    for (i = 0; i < 63; ++i) {
        tally_add(0, TYPE_EHC, 4095);
    }
    tally_add(1, TYPE_LI, 1);
    tally_close(0);
    TEST_ASSERT_EQUAL_UINT32(1535011UL, tally_total[0]); /* 1,805,895 less 270,884 */
    TEST_ASSERT_EQUAL_UINT8(99, tally_margin);
}

static void test_night_falls_when_the_card_says(void)
{
    TEST_ASSERT_EQUAL_UINT8(CARD_NIGHTFALL, NIGHTFALL);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_race_brings_its_points);
    RUN_TEST(test_what_one_army_gains_the_other_loses);
    RUN_TEST(test_an_army_at_zero_gives_up_and_goes_no_lower);
    RUN_TEST(test_every_margin_is_the_cards);
    RUN_TEST(test_a_fraction_of_a_margin_is_dropped);
    RUN_TEST(test_the_margin_can_be_read_as_part_of_the_smaller);
    RUN_TEST(test_the_army_that_retreats_loses_fifteen_percent);
    RUN_TEST(test_warriors_are_weighed_by_type);
    RUN_TEST(test_two_empty_fields_are_a_draw);
    RUN_TEST(test_the_largest_armies_do_not_overflow);
    RUN_TEST(test_night_falls_when_the_card_says);
    return UNITY_END();
}
