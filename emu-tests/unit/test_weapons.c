/* Both weapon factor charts, cell by cell, through the rules that read them. */
#define CARD_WANT_MELEE_WF
#define CARD_WANT_FIRE_WF
#include "cards.h"
#include "combat.h"
#include "dice.h"
#include "readings.h"
#include "tables.h"
#include "troops.h"
#include "unity.h"

/* The card's columns as types; medium cavalry has none of its own. */
static const u8 column_type[8] = {TYPE_HI, TYPE_LHI, TYPE_MI, TYPE_LMI,
                                  TYPE_LI, TYPE_EHC, TYPE_HC, TYPE_LC};

void setUp(void)
{
    troops_line_up();
}
void tearDown(void) {}

static void test_every_melee_cell_is_the_cards(void)
{
    u8 weapon, column;

    for (weapon = 0; weapon < WEAPONS; ++weapon) {
        for (column = 0; column < 8; ++column) {
            unit_weapon[0] = weapon;
            unit_type[1] = column_type[column];
            melee_resolve(0, 1);
            TEST_ASSERT_EQUAL_UINT8(card_melee_wf[weapon][column], combat_wf[ATTACKER]);
            melee_resolve(1, 0); /* the defender's weapon is read in the same chart */
            TEST_ASSERT_EQUAL_UINT8(card_melee_wf[weapon][column], combat_wf[DEFENDER]);
        }
    }
}

static void test_every_fire_cell_is_the_cards(void)
{
    u8 missile, column;

    for (missile = 0; missile < MISSILES; ++missile) {
        for (column = 0; column < 8; ++column) {
            unit_missile[0] = missile;
            unit_type[1] = column_type[column];
            fire_resolve(0, 1, 0);
            TEST_ASSERT_EQUAL_UINT8(card_fire_wf[missile][column], combat_wf[ATTACKER]);
        }
    }
}

static void test_medium_cavalry_is_read_in_the_column_of_heavy_cavalry(void)
{
    u8 weapon;

    unit_type[1] = TYPE_MC;
    for (weapon = 0; weapon < WEAPONS; ++weapon) {
        unit_weapon[0] = weapon;
        melee_resolve(0, 1);
        TEST_ASSERT_EQUAL_UINT8(card_melee_wf[weapon][6], combat_wf[ATTACKER]);
    }
}

static void test_by_the_other_reading_it_is_read_as_light_cavalry(void)
{
    u8 arm;

    rules_readings = READING_MC_AS_LC;
    unit_type[1] = TYPE_MC;
    for (arm = 0; arm < WEAPONS; ++arm) {
        unit_weapon[0] = arm;
        melee_resolve(0, 1);
        TEST_ASSERT_EQUAL_UINT8(card_melee_wf[arm][7], combat_wf[ATTACKER]);
    }
    for (arm = 0; arm < MISSILES; ++arm) {
        unit_missile[0] = arm;
        fire_resolve(0, 1, 0);
        TEST_ASSERT_EQUAL_UINT8(card_fire_wf[arm][7], combat_wf[ATTACKER]);
    }
    unit_type[1] = TYPE_HC; /* and nobody else is */
    for (arm = 0; arm < WEAPONS; ++arm) {
        unit_weapon[0] = arm;
        melee_resolve(0, 1);
        TEST_ASSERT_EQUAL_UINT8(card_melee_wf[arm][6], combat_wf[ATTACKER]);
    }
}

static void test_ranges_are_those_of_the_ruling(void)
{
    TEST_ASSERT_EQUAL_UINT8(2, tbl_range[MISSILE_JAVELIN]);
    TEST_ASSERT_EQUAL_UINT8(2, tbl_range[MISSILE_ROCKS]);
    TEST_ASSERT_EQUAL_UINT8(4, tbl_range[MISSILE_BOW]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_melee_cell_is_the_cards);
    RUN_TEST(test_every_fire_cell_is_the_cards);
    RUN_TEST(test_medium_cavalry_is_read_in_the_column_of_heavy_cavalry);
    RUN_TEST(test_by_the_other_reading_it_is_read_as_light_cavalry);
    RUN_TEST(test_ranges_are_those_of_the_ruling);
    return UNITY_END();
}
