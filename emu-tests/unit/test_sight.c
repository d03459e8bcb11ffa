/* Line of sight by the three rules of the errata. */
#define CARD_WANT_SIGHT_LOW
#define CARD_WANT_SIGHT_HIGH
#define CARD_WANT_STANDS_HIGH
#include "cards.h"
#include "sight.h"
#include "tables.h"
#include "unity.h"

void setUp(void) {}
void tearDown(void) {}

static void test_every_pair_of_terrain_with_and_without_a_unit(void)
{
    u8 from, terrain, occupied, rule;

    for (from = 0; from < TERRAINS; ++from) {
        for (terrain = 0; terrain < TERRAINS; ++terrain) {
            rule = card_sight_low[terrain];
            if (card_stands_high[from]) {
                rule = card_sight_high[terrain];
            }
            for (occupied = 0; occupied < 2; ++occupied) {
                TEST_ASSERT_EQUAL_UINT8(rule == 2 || (rule == 1 && occupied),
                                        sight_blocked_by(from, terrain, occupied));
            }
        }
    }
}

static void test_a_unit_in_the_open_hides_what_is_behind_it(void)
{
    TEST_ASSERT_FALSE(sight_blocked_by(TERRAIN_LOW_HILLS, TERRAIN_CLEAR, 0));
    TEST_ASSERT_TRUE(sight_blocked_by(TERRAIN_LOW_HILLS, TERRAIN_CLEAR, 1));
}

static void test_from_a_mountain_one_sees_over_woods_and_heads(void)
{
    TEST_ASSERT_FALSE(sight_blocked_by(TERRAIN_MOUNTAIN, TERRAIN_HEAVY_WOODS, 1));
    TEST_ASSERT_TRUE(sight_blocked_by(TERRAIN_MOUNTAIN, TERRAIN_HIGH_HILLS, 0));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_pair_of_terrain_with_and_without_a_unit);
    RUN_TEST(test_a_unit_in_the_open_hides_what_is_behind_it);
    RUN_TEST(test_from_a_mountain_one_sees_over_woods_and_heads);
    return UNITY_END();
}
