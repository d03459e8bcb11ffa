/* The movement cost chart and those who move one time-point sooner. */
#define CARD_WANT_MOVE_COST
#define CARD_WANT_MOVES_SOONER
#include "cards.h"
#include "movement.h"
#include "tables.h"
#include "unity.h"

void setUp(void) {}
void tearDown(void) {}

static void test_every_cell_is_the_cards_for_every_race(void)
{
    u8 type, terrain, race;
    int expected;

    for (type = 0; type < UNIT_TYPES; ++type) {
        for (terrain = 0; terrain < TERRAINS; ++terrain) {
            for (race = 0; race < RACES; ++race) {
                expected = card_move_cost[type][terrain];
                if (expected == CARD_XX) {
                    expected = PROHIBITED;
                } else {
                    expected -= card_moves_sooner[race];
                }
                TEST_ASSERT_EQUAL_INT(expected, move_cost(type, terrain, race));
            }
        }
    }
}

static void test_a_unicorn_of_light_cavalry_crosses_clear_ground_in_three(void)
{
    TEST_ASSERT_EQUAL_UINT8(3, move_cost(TYPE_LC, TERRAIN_CLEAR, RACE_UNICORN));
}

static void test_being_sooner_opens_no_prohibited_terrain(void)
{
    TEST_ASSERT_EQUAL_UINT8(PROHIBITED, move_cost(TYPE_LC, TERRAIN_MOUNTAIN, RACE_VALKYRIE));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_cell_is_the_cards_for_every_race);
    RUN_TEST(test_a_unicorn_of_light_cavalry_crosses_clear_ground_in_three);
    RUN_TEST(test_being_sooner_opens_no_prohibited_terrain);
    return UNITY_END();
}
