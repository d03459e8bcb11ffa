/* Fire and defensive fire. */
#define CARD_WANT_FIRE_TERRAIN
#define CARD_WANT_MELEE_TERRAIN
#include "cards.h"
#include "combat.h"
#include "dice.h"
#include "readings.h"
#include "tables.h"
#include "troops.h"
#include "unity.h"

static const u8 even[2] = {1, 1}; /* 0 and 0 */

void setUp(void)
{
    troops_line_up();
    unit_missile[0] = MISSILE_ROCKS;
    unit_missile[1] = MISSILE_ROCKS;
}
void tearDown(void) {}

static void expect_tactics(int attacker, int defender)
{
    dice_script(even, 2);
    fire_resolve(0, 1, 1);
    TEST_ASSERT_EQUAL_INT(attacker, (int)combat_tf[ATTACKER] - FACTOR_ZERO);
    TEST_ASSERT_EQUAL_INT(defender, (int)combat_tf[DEFENDER] - FACTOR_ZERO);
}

static void test_there_is_no_bonus_for_shooting_first(void)
{
    expect_tactics(0, 0);
}

static void test_shieldless_targets_are_hit_more_and_medium_infantry_most(void)
{
    static const u8 soft[UNIT_TYPES] = {0, 0, 1, 1, 0, 0, 0, 0, 0};
    u8 type;

    for (type = 0; type < UNIT_TYPES; ++type) {
        unit_type[1] = type;
        unit_shield[1] = 0;
        expect_tactics(1 + soft[type], 0);
        unit_shield[1] = 1;
        expect_tactics(0, 0);
    }
}

static void test_elves_and_centaurs_shoot_better_with_bows_only(void)
{
    u8 race, missile;

    for (race = 0; race < RACES; ++race) {
        for (missile = 0; missile < MISSILES; ++missile) {
            unit_race[0] = race;
            unit_missile[0] = missile;
            expect_tactics((missile == MISSILE_BOW && (race == RACE_ELF || race == RACE_CENTAUR)) +
                               (race == RACE_DEMON),
                           0);
        }
    }
}

static void test_dwarves_and_lizards_count_in_fire_only_by_the_other_reading(void)
{
    unit_race[0] = RACE_DWARF;
    unit_race[1] = RACE_ZORG;
    expect_tactics(0, 0);
    rules_readings = READING_FIRE_RACES_ALL;
    expect_tactics(1, 0);
    unit_race[1] = RACE_LIZARD;
    expect_tactics(-1, 0);
}

static void test_one_who_moved_is_harder_to_hit(void)
{
    unit_moved[1] = 1;
    expect_tactics(-1, 0);
}

static void test_only_woods_give_cover(void)
{
    u8 terrain;

    for (terrain = 0; terrain < TERRAINS; ++terrain) {
        unit_terrain[1] = terrain;
        expect_tactics(-(int)card_fire_terrain[terrain], 0);
    }
}

static void test_by_the_other_reading_hills_give_the_cover_of_melee(void)
{
    u8 terrain;

    rules_readings = READING_FIRE_COVER_ALL;
    for (terrain = 0; terrain < TERRAINS; ++terrain) {
        unit_terrain[1] = terrain;
        if (card_fire_terrain[terrain] != 0) {
            expect_tactics(-(int)card_fire_terrain[terrain], 0);
        } else {
            expect_tactics(-(int)card_melee_terrain[terrain], 0);
        }
    }
}

static void test_spells_work_on_arrows_too(void)
{
    unit_blade[0] = 2;
    unit_guard[1] = 5;
    expect_tactics(-3, 0);
}

static void test_the_random_factor_is_minus_one_to_one(void)
{
    static u8 random[2];
    u8 a, d;

    for (a = 0; a < 3; ++a) {
        for (d = 0; d < 3; ++d) {
            random[0] = a;
            random[1] = d;
            dice_script(random, 2);
            fire_resolve(0, 1, 1);
            TEST_ASSERT_EQUAL_INT((int)a - 1, (int)combat_rf[ATTACKER] - FACTOR_ZERO);
            TEST_ASSERT_EQUAL_INT((int)d - 1, (int)combat_rf[DEFENDER] - FACTOR_ZERO);
        }
    }
}

static void test_who_cannot_answer_kills_nobody(void)
{
    unit_shield[0] = 0;
    unit_blade[1] = 9;
    fire_resolve(0, 1, 0);
    TEST_ASSERT_EQUAL_UINT16(0, combat_kills[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(0, combat_percent[DEFENDER]);
    unit_missile[1] = MISSILE_NONE;
    fire_resolve(0, 1, 1);
    TEST_ASSERT_EQUAL_UINT16(0, combat_kills[DEFENDER]);
}

static void test_bows_on_shieldless_light_infantry_in_the_open(void)
{
    /* WF 1, TF +1, RF 0: 6% of 500 */
    unit_missile[0] = MISSILE_BOW;
    unit_type[1] = TYPE_LI;
    unit_shield[1] = 0;
    unit_set_men(0, 500);
    dice_script(even, 2);
    fire_resolve(0, 1, 0);
    TEST_ASSERT_EQUAL_UINT8(6, combat_percent[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT16(30, combat_kills[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(NOBODY, combat_winner); /* 3% of a thousand */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_there_is_no_bonus_for_shooting_first);
    RUN_TEST(test_shieldless_targets_are_hit_more_and_medium_infantry_most);
    RUN_TEST(test_elves_and_centaurs_shoot_better_with_bows_only);
    RUN_TEST(test_dwarves_and_lizards_count_in_fire_only_by_the_other_reading);
    RUN_TEST(test_one_who_moved_is_harder_to_hit);
    RUN_TEST(test_only_woods_give_cover);
    RUN_TEST(test_by_the_other_reading_hills_give_the_cover_of_melee);
    RUN_TEST(test_spells_work_on_arrows_too);
    RUN_TEST(test_the_random_factor_is_minus_one_to_one);
    RUN_TEST(test_who_cannot_answer_kills_nobody);
    RUN_TEST(test_bows_on_shieldless_light_infantry_in_the_open);
    return UNITY_END();
}
