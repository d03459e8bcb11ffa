/* The journal: replay, save and load, undo. */
#include "battle.h"
#include "computer.h"
#include "dice.h"
#include "journal.h"
#include "tables.h"
#include "troop.h"
#include "unity.h"

static u8 copy[JOURNAL_BYTES];

void setUp(void)
{
    battle_scenario = SCENARIO_AMBUSH;
    battle_level = LEVEL_STANDARD;
    battle_variant = VARIANT_FULL;
    battle_person = 0;
    battle_seed = 1981;
    battle_begin();
}
void tearDown(void) {}

static void play(u8 orders)
{
    while (orders != 0 && battle_next() == BATTLE_ORDER) {
        computer_order(SKILL_STANDARD);
        battle_order();
        --orders;
    }
}

static u16 save(void)
{
    u16 size = journal_seal();
    u16 i;

    for (i = 0; i < JOURNAL_BYTES; ++i) {
        copy[i] = journal_bytes[i];
    }
    return size;
}

static void test_a_game_saved_and_loaded_is_the_same_game(void)
{
    u32 hash;
    u16 size;

    play(60);
    hash = battle_hash();
    size = save();
    play(20);
    TEST_ASSERT_TRUE(battle_hash() != hash);
    TEST_ASSERT_EQUAL_UINT8(0, journal_load(copy, size));
    TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
}

static void test_a_loaded_game_goes_on_to_the_same_end(void)
{
    u32 hash;
    u16 size;

    play(40);
    size = save();
    play(255);
    hash = battle_hash();
    TEST_ASSERT_EQUAL_UINT8(0, journal_load(copy, size));
    play(255);
    TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
}

static void test_every_changed_byte_is_refused_and_nothing_is_lost(void)
{
    u16 size, i;
    u32 hash;

    play(12);
    size = save();
    hash = battle_hash();
    for (i = 0; i < size; ++i) {
        copy[i] ^= 0x10;
        TEST_ASSERT_TRUE(journal_load(copy, size) != 0);
        copy[i] ^= 0x10;
    }
    TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
    TEST_ASSERT_EQUAL_UINT8(0, journal_check(copy, size));
}

static void test_a_save_cut_short_is_refused_at_every_length(void)
{
    u16 size, i;

    play(12);
    size = save();
    for (i = 0; i < size; ++i) {
        TEST_ASSERT_TRUE(journal_check(copy, i) != 0);
    }
}

static void test_other_rules_and_scenarios_are_named(void)
{
    u16 size;

    play(3);
    journal_bytes[6] ^= 1;
    size = save();
    TEST_ASSERT_EQUAL_UINT8(JOURNAL_BAD_RULES, journal_check(copy, size));
    journal_bytes[6] ^= 1;
    journal_bytes[8] = SCENARIOS;
    size = save();
    TEST_ASSERT_EQUAL_UINT8(JOURNAL_BAD_OPTIONS, journal_check(copy, size));
    journal_bytes[8] = 0;
    journal_bytes[4] = JOURNAL_FORMAT + 1;
    size = save();
    TEST_ASSERT_EQUAL_UINT8(JOURNAL_BAD_FORMAT, journal_check(copy, size));
}

static void test_an_order_that_is_not_legal_is_refused_and_the_game_goes_on(void)
{
    u16 size, i;
    u32 hash;

    play(10);
    journal_bytes[JOURNAL_HEAD + 5] = 0x16; /* melee with nobody there */
    size = save();
    setUp();
    play(25);
    hash = battle_hash();
    TEST_ASSERT_EQUAL_UINT8(JOURNAL_BAD_ORDER, journal_load(copy, size));
    TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
    i = journal_length;
    play(1);
    TEST_ASSERT_TRUE(journal_length > i);
}

static void test_a_move_can_be_taken_back(void)
{
    u32 hash;
    u8 unit;

    battle_next();
    hash = battle_hash();
    unit = battle_unit;
    order_kind = ORDER_WAIT;
    order_target = 5;
    battle_order();
    TEST_ASSERT_TRUE(journal_can_undo());
    journal_undo();
    TEST_ASSERT_EQUAL_UINT8(BATTLE_ORDER, battle_next());
    TEST_ASSERT_EQUAL_UINT8(unit, battle_unit);
    TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
    TEST_ASSERT_FALSE(journal_can_undo());
}

static void test_nothing_is_taken_back_once_a_die_has_fallen(void)
{
    battle_next();
    order_kind = ORDER_WAIT;
    order_target = 5;
    battle_order();
    dice_byte();
    TEST_ASSERT_FALSE(journal_can_undo());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_game_saved_and_loaded_is_the_same_game);
    RUN_TEST(test_a_loaded_game_goes_on_to_the_same_end);
    RUN_TEST(test_every_changed_byte_is_refused_and_nothing_is_lost);
    RUN_TEST(test_a_save_cut_short_is_refused_at_every_length);
    RUN_TEST(test_other_rules_and_scenarios_are_named);
    RUN_TEST(test_an_order_that_is_not_legal_is_refused_and_the_game_goes_on);
    RUN_TEST(test_a_move_can_be_taken_back);
    RUN_TEST(test_nothing_is_taken_back_once_a_die_has_fallen);
    return UNITY_END();
}
