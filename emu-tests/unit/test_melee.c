/* Melee: tactical and random factors, and the worked example of the card. */
#define CARD_WANT_MELEE_TERRAIN
#define CARD_WANT_RANDOM_LOWEST
#define CARD_WANT_RANDOM_HIGHEST
#include "cards.h"
#include "combat.h"
#include "dice.h"
#include "readings.h"
#include "tables.h"
#include "troops.h"
#include "unity.h"

static const u8 even[4] = {3, 3, 3, 3};

void setUp(void)
{
    troops_line_up();
}
void tearDown(void) {}

static void fight(void)
{
    dice_script(even, 4);
    melee_resolve(0, 1);
}

static void expect_tactics(int attacker, int defender)
{
    fight();
    TEST_ASSERT_EQUAL_INT(attacker, (int)combat_tf[ATTACKER] - FACTOR_ZERO);
    TEST_ASSERT_EQUAL_INT(defender, (int)combat_tf[DEFENDER] - FACTOR_ZERO);
}

static void test_lancers_charge_pikemen_as_on_the_card(void)
{
    static const u8 dice[4] = {2, 4, 4, 3};

    unit_type[0] = TYPE_EHC;
    unit_class[0] = CLASS_B;
    unit_weapon[0] = MOUNTED_LANCE;
    unit_type[1] = TYPE_HI;
    unit_class[1] = CLASS_C;
    unit_weapon[1] = FOOT_PIKE;
    dice_script(dice, 4);
    melee_resolve(0, 1);
    TEST_ASSERT_EQUAL_UINT8(4, combat_wf[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(4, combat_wf[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO + 1, combat_tf[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO, combat_tf[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO - 1, combat_rf[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO + 1, combat_rf[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO + 4, combat_total[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO + 5, combat_total[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(10, combat_percent[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT8(12, combat_percent[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT16(100, combat_kills[ATTACKER]);
    TEST_ASSERT_EQUAL_UINT16(120, combat_kills[DEFENDER]);
    TEST_ASSERT_EQUAL_UINT8(DEFENDER, combat_winner);
    combat_apply();
    TEST_ASSERT_EQUAL_UINT16(880, unit_men(0));
    TEST_ASSERT_EQUAL_UINT16(900, unit_men(1));
}

static void test_only_the_attacker_has_the_bonus_for_attacking(void)
{
    expect_tactics(1, 0);
}

static void test_the_enemy_of_the_shieldless_gains_one(void)
{
    unit_shield[1] = 0;
    expect_tactics(2, 0);
    unit_shield[0] = 0;
    expect_tactics(2, 1);
}

static void test_shieldless_medium_infantry_gives_one_more(void)
{
    static const u8 soft[UNIT_TYPES] = {0, 0, 1, 1, 0, 0, 0, 0, 0};
    u8 type;

    unit_shield[1] = 0;
    for (type = 0; type < UNIT_TYPES; ++type) {
        unit_type[1] = type;
        expect_tactics(2 + soft[type], 0);
    }
    unit_shield[1] = 1;
    unit_type[1] = TYPE_MI;
    expect_tactics(1, 0);
}

static void test_dwarves_hate_zorgs_and_nobody_else_does(void)
{
    u8 mine, theirs;

    for (mine = 0; mine < RACES; ++mine) {
        for (theirs = 0; theirs < RACES; ++theirs) {
            unit_race[0] = mine;
            unit_race[1] = theirs;
            expect_tactics(1 + (mine == RACE_DWARF && theirs == RACE_ZORG) + (mine == RACE_DEMON) -
                               (theirs == RACE_LIZARD),
                           (theirs == RACE_DWARF && mine == RACE_ZORG) + (theirs == RACE_DEMON) -
                               (mine == RACE_LIZARD));
        }
    }
}

static void test_a_bow_is_no_help_in_melee(void)
{
    unit_race[0] = RACE_ELF;
    unit_missile[0] = MISSILE_BOW;
    expect_tactics(1, 0);
}

static void test_spells_sharpen_ones_own_blades_and_blunt_the_enemys(void)
{
    unit_blade[0] = 3;
    unit_guard[1] = 2;
    expect_tactics(2, 0);
    unit_blade[1] = SPELL_POINTS_MAX;
    unit_guard[0] = 1;
    expect_tactics(2, SPELL_POINTS_MAX - 1);
    unit_guard[1] = SPELL_POINTS_MAX;
    expect_tactics(4 - SPELL_POINTS_MAX, SPELL_POINTS_MAX - 1);
}

static void test_the_defenders_terrain_weighs_on_the_attacker_alone(void)
{
    u8 terrain;

    for (terrain = 0; terrain < TERRAINS; ++terrain) {
        unit_terrain[1] = terrain;
        unit_terrain[0] = TERRAIN_MOUNTAIN;
        expect_tactics(1 - card_melee_terrain[terrain], 0);
        rules_readings = READING_TERRAIN_BOTH;
        expect_tactics(1 - card_melee_terrain[terrain], -3);
        rules_readings = 0;
    }
}

static void test_every_class_keeps_its_random_factor_within_its_limits(void)
{
    static u8 dice[4];
    u8 class_id, first, second;
    int expected;

    for (class_id = 0; class_id < CLASSES; ++class_id) {
        for (first = 2; first <= 5; ++first) {
            for (second = 2; second <= 5; ++second) {
                expected = (int)first - (int)second;
                if (expected < card_random_lowest[class_id]) {
                    expected = card_random_lowest[class_id];
                }
                if (expected > card_random_highest[class_id]) {
                    expected = card_random_highest[class_id];
                }
                dice[0] = 3;
                dice[1] = 3;
                dice[2] = first;
                dice[3] = second;
                unit_class[1] = class_id;
                dice_script(dice, 4);
                melee_resolve(0, 1);
                TEST_ASSERT_EQUAL_INT(0, (int)combat_rf[ATTACKER] - FACTOR_ZERO);
                TEST_ASSERT_EQUAL_INT(expected, (int)combat_rf[DEFENDER] - FACTOR_ZERO);
            }
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_lancers_charge_pikemen_as_on_the_card);
    RUN_TEST(test_only_the_attacker_has_the_bonus_for_attacking);
    RUN_TEST(test_the_enemy_of_the_shieldless_gains_one);
    RUN_TEST(test_shieldless_medium_infantry_gives_one_more);
    RUN_TEST(test_dwarves_hate_zorgs_and_nobody_else_does);
    RUN_TEST(test_a_bow_is_no_help_in_melee);
    RUN_TEST(test_spells_sharpen_ones_own_blades_and_blunt_the_enemys);
    RUN_TEST(test_the_defenders_terrain_weighs_on_the_attacker_alone);
    RUN_TEST(test_every_class_keeps_its_random_factor_within_its_limits);
    return UNITY_END();
}
