/* Shapes of code that cc65 2.19 compiles wrong unless platform/cc65.cmake turns
   the step of its optimiser off. Each is named for its bug. */
#include "bytes.h"
#include "unity.h"

static u8 small = 3;
static u8 large = 200;
static u16 kills[2];

void setUp(void) {}
void tearDown(void) {}

static u16 hundreds(u8 n)
{
    return (u16)(n * 100);
}

/* OptBoolTrans before OptStackOps: the offsets of x and y in a[i] = c ? x : y. */
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
    RUN_TEST(test_optprecalc_keeps_the_borrow);
    return UNITY_END();
}
