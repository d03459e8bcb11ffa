/* Hexes: steps, distances, rays, the way from a data file's rows. */
#include "hex.h"
#include "unity.h"

void setUp(void)
{
    map_columns = 32;
    map_rows = 24;
}
void tearDown(void) {}

static void test_a_step_there_and_back_is_none(void)
{
    u8 direction, back;

    for (direction = 1; direction <= DIRECTIONS; ++direction) {
        back = (u8)(direction > 3 ? direction - 3 : direction + 3);
        TEST_ASSERT_TRUE(hex_step(10, hex_r(10, 10), direction));
        TEST_ASSERT_TRUE(hex_step(hex_step_q, hex_step_r, back));
        TEST_ASSERT_EQUAL_UINT8(10, hex_step_q);
        TEST_ASSERT_EQUAL_UINT8(hex_r(10, 10), hex_step_r);
    }
}

static void test_odd_columns_are_half_a_hex_lower(void)
{
    hex_step(4, hex_r(4, 5), 2); /* north-east of an even column is a row up */
    TEST_ASSERT_EQUAL_UINT8(4, hex_row(hex_step_q, hex_step_r));
    hex_step(4, hex_r(4, 5), 3);
    TEST_ASSERT_EQUAL_UINT8(5, hex_row(hex_step_q, hex_step_r));
    hex_step(5, hex_r(5, 5), 2); /* of an odd one the same row */
    TEST_ASSERT_EQUAL_UINT8(5, hex_row(hex_step_q, hex_step_r));
    hex_step(5, hex_r(5, 5), 3);
    TEST_ASSERT_EQUAL_UINT8(6, hex_row(hex_step_q, hex_step_r));
    hex_step(5, hex_r(5, 5), 6);
    TEST_ASSERT_EQUAL_UINT8(5, hex_row(hex_step_q, hex_step_r));
}

static void test_the_edges_of_the_map_are_edges(void)
{
    TEST_ASSERT_FALSE(hex_step(0, hex_r(0, 0), 1));
    TEST_ASSERT_FALSE(hex_step(0, hex_r(0, 0), 6));
    TEST_ASSERT_FALSE(hex_step(31, hex_r(31, 23), 3));
    TEST_ASSERT_FALSE(hex_step(31, hex_r(31, 23), 4));
    TEST_ASSERT_TRUE(hex_step(31, hex_r(31, 23), 1));
    map_columns = 20;
    map_rows = 14;
    TEST_ASSERT_FALSE(hex_on_map(20, hex_r(20, 3)));
    TEST_ASSERT_FALSE(hex_on_map(3, hex_r(3, 14)));
    TEST_ASSERT_TRUE(hex_on_map(19, hex_r(19, 13)));
}

static void test_every_hex_has_a_cell_of_its_own(void)
{
    u8 column, row;
    u16 expected = 0;

    for (row = 0; row < 24; ++row) {
        for (column = 0; column < 32; ++column) {
            TEST_ASSERT_EQUAL_UINT16(expected, hex_cell(column, hex_r(column, row)));
            ++expected;
        }
    }
}

/* Walks a steps and b steps of the ray and must come to the target, in as many
   steps as the distance says. */
static void walk(u8 q, u8 r, u8 to_q, u8 to_r)
{
    u8 direction, steps;

    hex_ray(q, r, to_q, to_r);
    TEST_ASSERT_EQUAL_UINT8(hex_distance(q, r, to_q, to_r), hex_ray_a + hex_ray_b);
    TEST_ASSERT_TRUE(hex_ray_a >= 1);
    direction = hex_ray_direction;
    for (steps = 0; steps < hex_ray_a; ++steps) {
        hex_step(q, r, direction);
        q = hex_step_q;
        r = hex_step_r;
    }
    direction = (u8)(direction == DIRECTIONS ? 1 : direction + 1);
    for (steps = 0; steps < hex_ray_b; ++steps) {
        hex_step(q, r, direction);
        q = hex_step_q;
        r = hex_step_r;
    }
    TEST_ASSERT_EQUAL_UINT8(to_q, q);
    TEST_ASSERT_EQUAL_UINT8(to_r, r);
}

static void test_a_ray_leads_to_its_target_in_as_many_steps_as_it_is_far(void)
{
    u8 column, row;

    for (row = 0; row < 24; ++row) {
        for (column = 0; column < 32; ++column) {
            if (column != 15 || row != 11) {
                walk(15, hex_r(15, 11), column, hex_r(column, row));
            }
        }
    }
}

static void test_distance_is_the_same_both_ways(void)
{
    u8 column, row;

    for (row = 0; row < 24; ++row) {
        for (column = 0; column < 32; ++column) {
            TEST_ASSERT_EQUAL_UINT8(hex_distance(3, hex_r(3, 20), column, hex_r(column, row)),
                                    hex_distance(column, hex_r(column, row), 3, hex_r(3, 20)));
        }
    }
    TEST_ASSERT_EQUAL_UINT8(0, hex_distance(7, 9, 7, 9));
    TEST_ASSERT_EQUAL_UINT8(31, hex_distance(0, hex_r(0, 0), 31, hex_r(31, 0)));
    TEST_ASSERT_EQUAL_UINT8(23, hex_distance(4, hex_r(4, 0), 4, hex_r(4, 23)));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_step_there_and_back_is_none);
    RUN_TEST(test_odd_columns_are_half_a_hex_lower);
    RUN_TEST(test_the_edges_of_the_map_are_edges);
    RUN_TEST(test_every_hex_has_a_cell_of_its_own);
    RUN_TEST(test_a_ray_leads_to_its_target_in_as_many_steps_as_it_is_far);
    RUN_TEST(test_distance_is_the_same_both_ways);
    return UNITY_END();
}
