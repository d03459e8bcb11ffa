/* The four battles as they are set up: who is there, on what ground, how strong. */
#include "army.h"
#include "battle.h"
#include "hex.h"
#include "percent.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"
#include "unity.h"

/* A bit for each race. */
#define OF(race) ((u16)(1U << (race)))

/* Whom the stories name, 000:51, 55, 59 and 63; Fanchon Fighters, the Lords of
   Lockwood, the Hozgit and a wizard are humans. */
static const u16 named[4][ARMIES] = {
    {OF(RACE_VALKYRIE) | OF(RACE_UNICORN) | OF(RACE_CENTAUR), OF(RACE_ZORG)},
    {OF(RACE_HUMAN) | OF(RACE_VALKYRIE) | OF(RACE_CENTAUR) | OF(RACE_ELF),
     OF(RACE_HUMAN) | OF(RACE_DWARF)},
    {OF(RACE_HUMAN) | OF(RACE_VALKYRIE), OF(RACE_HUMAN)},
    {OF(RACE_HUMAN) | OF(RACE_ELF) | OF(RACE_DWARF) | OF(RACE_VALKYRIE) | OF(RACE_CENTAUR),
     OF(RACE_ZORG) | OF(RACE_LIZARD) | OF(RACE_DEMON)}};

static u16 first_men[UNITS_MAX];

void setUp(void)
{
    battle_level = LEVEL_STANDARD;
    battle_variant = VARIANT_FULL;
    battle_person = SOUTH;
    battle_seed = 1981;
}
void tearDown(void) {}

static void test_every_people_of_a_story_is_there_and_no_other(void)
{
    u8 unit;
    u16 races[ARMIES];

    for (battle_scenario = 0; battle_scenario < SCENARIOS; ++battle_scenario) {
        battle_begin();
        races[NORTH] = 0;
        races[SOUTH] = 0;
        for (unit = 0; unit < unit_count; ++unit) {
            races[unit_army[unit]] |= OF(unit_race[unit]);
        }
        TEST_ASSERT_EQUAL_UINT16(named[battle_scenario][NORTH], races[NORTH]);
        TEST_ASSERT_EQUAL_UINT16(named[battle_scenario][SOUTH], races[SOUTH]);
    }
}

static void test_there_is_no_magic_in_the_ambush(void)
{
    battle_scenario = SCENARIO_AMBUSH;
    battle_begin();
    TEST_ASSERT_FALSE(setup_magic);
    battle_scenario = SCENARIO_ORMOLU;
    battle_begin();
    TEST_ASSERT_TRUE(setup_magic);
}

static void test_the_centaurs_come_later_to_the_ambush(void)
{
    u8 unit;
    u8 coming = 0;

    battle_scenario = SCENARIO_AMBUSH;
    battle_begin();
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_state[unit] == STATE_COMING) {
            TEST_ASSERT_EQUAL_UINT8(RACE_CENTAUR, unit_race[unit]);
            ++coming;
        }
    }
    TEST_ASSERT_TRUE(coming != 0);
}

/* Row 13 of scenario III is .hHMMHh...ww...MMMh..ww.; row 10 has a forest. */
static void test_each_kind_of_ground_is_what_the_map_says(void)
{
    static const u8 row[12] = {TERRAIN_CLEAR,     TERRAIN_LOW_HILLS,   TERRAIN_HIGH_HILLS,
                               TERRAIN_MOUNTAIN,  TERRAIN_MOUNTAIN,    TERRAIN_HIGH_HILLS,
                               TERRAIN_LOW_HILLS, TERRAIN_CLEAR,       TERRAIN_CLEAR,
                               TERRAIN_CLEAR,     TERRAIN_LIGHT_WOODS, TERRAIN_LIGHT_WOODS};
    u8 column;

    battle_scenario = SCENARIO_ORMOLU;
    battle_begin();
    for (column = 0; column < 12; ++column) {
        TEST_ASSERT_EQUAL_UINT8(row[column], map_terrain[hex_cell(column, hex_r(column, 13))]);
    }
    TEST_ASSERT_EQUAL_UINT8(TERRAIN_HEAVY_WOODS, map_terrain[hex_cell(11, hex_r(11, 10))]);
}

static void test_the_four_kinds_of_cavalry_are_mounted(void)
{
    u8 type;

    for (type = 0; type < UNIT_TYPES; ++type) {
        TEST_ASSERT_EQUAL_UINT8(type >= TYPE_EHC, (tbl_unit_type[type] & 8) != 0);
    }
    TEST_ASSERT_EQUAL_UINT8(TYPE_LI + 1, TYPE_EHC); /* five of foot come first */
    TEST_ASSERT_EQUAL_UINT8(9, UNIT_TYPES);
}

static void test_the_beginners_army_is_raised_and_the_other_is_not(void)
{
    u8 unit;
    u16 men;
    u16 morale[ARMIES];

    battle_scenario = SCENARIO_KINGDOMS;
    battle_begin();
    morale[NORTH] = army_morale[NORTH];
    morale[SOUTH] = army_morale[SOUTH];
    for (unit = 0; unit < unit_count; ++unit) {
        first_men[unit] = unit_men(unit);
    }
    battle_level = LEVEL_BEGINNER;
    battle_begin();
    TEST_ASSERT_EQUAL_UINT16(morale[NORTH], army_morale[NORTH]);
    TEST_ASSERT_EQUAL_UINT16(morale[SOUTH] + 6, army_morale[SOUTH]);
    for (unit = 0; unit < unit_count; ++unit) {
        men = first_men[unit];
        if (unit_army[unit] == SOUTH) {
            men = (u16)(men + percent_of(men, 15));
        }
        TEST_ASSERT_EQUAL_UINT16(men, unit_men(unit));
    }
    battle_level = LEVEL_ADVANCED;
    battle_begin();
    TEST_ASSERT_EQUAL_UINT16(morale[NORTH] + 6, army_morale[NORTH]);
    TEST_ASSERT_EQUAL_UINT16(morale[SOUTH], army_morale[SOUTH]);
}

static void test_nobody_knows_where_the_wizard_stands_among_his_illusions(void)
{
    u8 unit;
    u8 illusions = 0;
    u8 moved = 0;
    u8 q;

    battle_scenario = SCENARIO_ORMOLU;
    battle_begin();
    q = unit_q[setup_leader];
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_illusion[unit]) {
            ++illusions;
        }
    }
    TEST_ASSERT_EQUAL_UINT8(4, illusions);
    TEST_ASSERT_FALSE(unit_illusion[setup_leader]);
    for (battle_seed = 1; battle_seed <= 20; ++battle_seed) {
        battle_begin();
        if (unit_q[setup_leader] != q) {
            ++moved;
        }
    }
    TEST_ASSERT_TRUE(moved >= 8); /* four in five are 16 */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_people_of_a_story_is_there_and_no_other);
    RUN_TEST(test_there_is_no_magic_in_the_ambush);
    RUN_TEST(test_the_centaurs_come_later_to_the_ambush);
    RUN_TEST(test_each_kind_of_ground_is_what_the_map_says);
    RUN_TEST(test_the_four_kinds_of_cavalry_are_mounted);
    RUN_TEST(test_the_beginners_army_is_raised_and_the_other_is_not);
    RUN_TEST(test_nobody_knows_where_the_wizard_stands_among_his_illusions);
    return UNITY_END();
}
