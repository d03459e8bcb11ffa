/* Shapes of code that cc65 2.19 compiles wrong unless platform/cc65.cmake turns
   the step of its optimiser off. Each is named for its bug. */
#include "bytes.h"
#include "unity.h"

static u8 small = 3;
static u8 large = 200;
static u16 kills[2];
static u8 flags[2];

void setUp(void) {}
void tearDown(void) {}

static u16 hundreds(u8 n)
{
    return (u16)(n * 100);
}

/* OptBoolTrans before OptStackOps: the offsets of x and y in a[i] = c ? x : y. Static
   locals have none; for parameters it stays wrong, so game/ has no ?: at all. */
static void store_the_lower(u8 side)
{
    u16 enemies = hundreds((u8)(side + 1));
    u16 found = hundreds((u8)(side + 2));

    kills[side] = found < enemies ? found : enemies;
}

static void test_optbooltrans_keeps_the_offsets_behind_a_branch(void)
{
    store_the_lower(0);
    store_the_lower(1);
    TEST_ASSERT_EQUAL_UINT16(100, kills[0]);
    TEST_ASSERT_EQUAL_UINT16(200, kills[1]);
}

/* The same pair on the other ways of writing a truth into an array. */
static void store_both(u8 i, u8 x, u8 y, u8 z)
{
    flags[i] = (u8)(x == y && z > x);
}

static void store_any(u8 i, u8 x, u8 y, u8 z)
{
    flags[(u8)(i ^ 1)] = (u8)(x == y || z > x || y < z);
}

static void test_truths_of_parameters_go_into_arrays(void)
{
    store_both(0, 3, 3, 4);
    store_both(1, 3, 3, 2);
    TEST_ASSERT_EQUAL_UINT8(1, flags[0]);
    TEST_ASSERT_EQUAL_UINT8(0, flags[1]);
    store_any(0, 3, 4, 2);
    store_any(1, 5, 5, 0);
    TEST_ASSERT_EQUAL_UINT8(1, flags[0]);
    TEST_ASSERT_EQUAL_UINT8(0, flags[1]);
}

/* OptPrecalc: the borrow of a byte taken from a smaller one. */
static void test_optprecalc_keeps_the_borrow(void)
{
    int difference = small - large;

    TEST_ASSERT_EQUAL_INT(-197, difference);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_optbooltrans_keeps_the_offsets_behind_a_branch);
    RUN_TEST(test_truths_of_parameters_go_into_arrays);
    RUN_TEST(test_optprecalc_keeps_the_borrow);
    return UNITY_END();
}
