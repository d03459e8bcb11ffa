/* What the rulings decide and no other test holds, on a field set up by hand. */
#include "act.h"
#include "army.h"
#include "battle.h"
#include "board.h"
#include "combat.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "movement.h"
#include "readings.h"
#include "rout.h"
#include "setup.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"
#include "turns.h"
#include "unity.h"

static const u8 threes[4] = {3, 3, 3, 3};
static u8 checks; /* morale checks told of */

static void listen(void)
{
    if (event_kind == EVENT_MORALE) {
        ++checks;
    }
}

void setUp(void)
{
    u8 unit;

    rules_readings = 0;
    board_set_up();
    battle_clock = 10;
    for (unit = 0; unit < unit_count; ++unit) {
        unit_due[unit] = 100;
        board_put(unit, (u8)(unit * 5), 8);
    }
    army_morale[NORTH] = 40;
    army_morale[SOUTH] = 40;
    checks = 0;
    event_sink = listen;
}
void tearDown(void)
{
    event_sink = 0;
    dice_script(0, 0);
}

static void stand_beside(void)
{
    board_put(0, 5, 5);
    board_put(2, 5, 6);
}

/* 1 for attacking, 2 for the enemy's type without shields, 1 for hatred, 2 for the
   spell, less 1 for the enemy's spell and 2 for its hills. */
static void test_all_tactical_factors_are_added_up(void)
{
    stand_beside();
    unit_race[0] = RACE_DWARF;
    unit_race[2] = RACE_ZORG;
    unit_type[2] = TYPE_MI;
    unit_shield[2] = 0;
    unit_blade[0] = 2;
    unit_guard[2] = 1;
    unit_terrain[2] = TERRAIN_HIGH_HILLS;
    melee_expect(0, 2);
    TEST_ASSERT_EQUAL_UINT8(FACTOR_ZERO + 1 + 2 + 1 + 2 - 1 - 2, combat_tf[ATTACKER]);
}

static void test_only_missiles_that_reach_answer_fire(void)
{
    unit_missile[0] = MISSILE_BOW;
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    TEST_ASSERT_FALSE(act_answers(0, 2)); /* it has none */
    unit_missile[2] = MISSILE_JAVELIN;
    TEST_ASSERT_FALSE(act_answers(0, 2)); /* three hexes */
    board_put(2, 5, 7);
    TEST_ASSERT_TRUE(act_answers(0, 2));
    unit_state[2] = STATE_ROUTED;
    TEST_ASSERT_FALSE(act_answers(0, 2));
}

static void test_nobody_checks_before_fire(void)
{
    unit_missile[0] = MISSILE_BOW;
    unit_moved[0] = 1;
    unit_battles[0] = COUNT_ZERO - 20; /* it would run from a melee */
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    act_fire(0, 2);
    TEST_ASSERT_EQUAL_UINT8(0, checks);
    TEST_ASSERT_EQUAL_UINT8(STATE_READY, unit_state[0]);
}

static void test_every_order_but_a_move_takes_the_time_of_clear_ground(void)
{
    stand_beside();
    unit_terrain[0] = TERRAIN_HEAVY_WOODS;
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(10 + 12, unit_due[0]);
    unit_missile[0] = MISSILE_ROCKS;
    unit_due[0] = 0;
    act_fire(0, 2);
    TEST_ASSERT_EQUAL_UINT8(10 + 12, unit_due[0]);
    unit_spells[0] = 1;
    order_kind = ORDER_CAST;
    order_target = 0;
    order_spell = SPELL_BLADE;
    order_points = 1;
    unit_due[0] = 0;
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(10 + 12, unit_due[0]);
    order_kind = ORDER_WAIT;
    order_target = 36;
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(10 + 36, unit_due[0]);
}

/* 256 time-points: four standard deviations are 32. */
static void test_each_of_two_due_at_once_is_first_as_often(void)
{
    u16 i;
    u8 first = 0;

    unit_due[0] = 0;
    unit_due[2] = 0;
    turns_begin(1981);
    for (i = 0; i < 256; ++i) {
        if (turns_first(0) == 0) {
            ++first;
        }
        turns_next();
    }
    TEST_ASSERT_TRUE(first > 96 && first < 160);
}

static void test_a_move_and_a_battle_not_lost_end_the_row(void)
{
    stand_beside();
    unit_lost_row[0] = 1;
    unit_lost_row[2] = 1;
    dice_script(threes, 4);
    act_melee(0, 2); /* 4% against 3%: drawn */
    TEST_ASSERT_EQUAL_UINT8(NOBODY, combat_winner);
    TEST_ASSERT_EQUAL_UINT8(0, unit_lost_row[0]);
    TEST_ASSERT_EQUAL_UINT8(0, unit_lost_row[2]);
    unit_lost_row[0] = 1;
    order_kind = 1;
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(0, unit_lost_row[0]);
}

static void test_the_halted_fight_back_and_no_second_halt_is_longer(void)
{
    stand_beside();
    unit_state[2] = STATE_HALTED;
    unit_due[2] = 25;
    dice_script(threes, 4);
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT16(30, combat_kills[DEFENDER]);
    board_put(0, 20, 2);
    board_put(3, 5, 8);
    unit_battles[2] = COUNT_ZERO - 4; /* with 9 of dice and a rout seen: 4, a halt */
    dice_script(threes, 3);
    rout_begin(3, ROUT_BY_CHECK);
    TEST_ASSERT_EQUAL_UINT8(1, checks);
    TEST_ASSERT_EQUAL_UINT8(STATE_HALTED, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(25, unit_due[2]);
}

static void test_the_broken_run_one_time_point_later_and_fight_back(void)
{
    stand_beside();
    rout_begin(2, ROUT_BY_LOSSES);
    TEST_ASSERT_EQUAL_UINT8(10 + 1, unit_due[2]);
    dice_script(threes, 4);
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT16(30, combat_kills[DEFENDER]);
}

static void test_a_unit_whose_hex_is_taken_comes_in_beside_it(void)
{
    board_put(0, 5, 5);
    field_leave(3);
    unit_state[3] = STATE_COMING;
    unit_q[3] = unit_q[0];
    unit_r[3] = unit_r[0];
    unit_due[3] = 10;
    TEST_ASSERT_EQUAL_UINT8(BATTLE_ORDER, battle_next());
    TEST_ASSERT_EQUAL_UINT8(3, battle_unit);
    TEST_ASSERT_EQUAL_UINT8(1, hex_distance(unit_q[0], unit_r[0], unit_q[3], unit_r[3]));
}

static void test_only_men_on_their_feet_are_counted_at_the_end(void)
{
    unit_state[3] = STATE_ROUTED;
    unit_illusion[4] = 1;
    army_morale[NORTH] = 0;
    TEST_ASSERT_EQUAL_UINT8(BATTLE_OVER, battle_next());
    TEST_ASSERT_EQUAL_UINT32(1000UL * 4, tally_total[SOUTH]);
    TEST_ASSERT_EQUAL_UINT32(2000UL * 4 * 85 / 100, tally_total[NORTH]);
}

static void test_of_fifteen_percent_the_fraction_stays(void)
{
    tally_total[0] = 1001;
    tally_total[1] = 0;
    tally_close(0);
    TEST_ASSERT_EQUAL_UINT32(1001 - 150, tally_total[0]);
}

static void test_only_the_losing_army_can_reach_zero(void)
{
    army_morale[NORTH] = 1;
    army_morale[SOUTH] = 1;
    army_battle_won(NORTH);
    TEST_ASSERT_EQUAL_UINT16(2, army_morale[NORTH]);
    TEST_ASSERT_TRUE(army_gives_up(SOUTH));
    army_enemy_destroyed(SOUTH); /* too late */
    TEST_ASSERT_EQUAL_UINT16(2, army_morale[NORTH]);
    TEST_ASSERT_EQUAL_UINT16(0, army_morale[SOUTH]);
}

static void test_the_fall_of_the_leader_ends_the_fight_of_his_army(void)
{
    setup_leader = 2;
    field_destroy(3, DESTROYED_IN_FIGHT);
    TEST_ASSERT_EQUAL_UINT16(36, army_morale[SOUTH]);
    field_destroy(2, DESTROYED_IN_FIGHT);
    TEST_ASSERT_TRUE(army_gives_up(SOUTH));
    TEST_ASSERT_FALSE(army_gives_up(NORTH));
}

static void test_a_spell_reaches_three_hexes_and_the_new_replaces_the_old(void)
{
    board_put(0, 5, 5);
    board_put(1, 5, 9);
    unit_spells[0] = 9;
    order_kind = ORDER_CAST;
    order_target = 1;
    order_spell = SPELL_GUARD;
    order_points = 4;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_TOO_FAR, order_refused());
    board_put(1, 5, 8);
    TEST_ASSERT_EQUAL_UINT8(0, order_refused());
    battle_order();
    order_points = 1;
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(1, unit_guard[1]);
    TEST_ASSERT_EQUAL_UINT8(10 + 24, unit_guard_end[1]);
    order_points = 5;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_POINTS, order_refused());
}

static void test_haste_never_goes_below_two_and_courage_counts(void)
{
    unit_haste[0] = 3;
    TEST_ASSERT_EQUAL_UINT8(12 - 3, field_cost(0, TERRAIN_CLEAR));
    unit_type[0] = TYPE_LC;
    TEST_ASSERT_EQUAL_UINT8(2, field_cost(0, TERRAIN_CLEAR));
    TEST_ASSERT_EQUAL_UINT8(PROHIBITED, field_cost(0, TERRAIN_MOUNTAIN));
    unit_courage[0] = 2;
    rout_weigh(0);
    morale_dice = 9;
    morale_count();
    TEST_ASSERT_EQUAL_UINT16(MORALE_ZERO + 9 + 2, morale_total);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_tactical_factors_are_added_up);
    RUN_TEST(test_only_missiles_that_reach_answer_fire);
    RUN_TEST(test_nobody_checks_before_fire);
    RUN_TEST(test_every_order_but_a_move_takes_the_time_of_clear_ground);
    RUN_TEST(test_each_of_two_due_at_once_is_first_as_often);
    RUN_TEST(test_a_move_and_a_battle_not_lost_end_the_row);
    RUN_TEST(test_the_halted_fight_back_and_no_second_halt_is_longer);
    RUN_TEST(test_the_broken_run_one_time_point_later_and_fight_back);
    RUN_TEST(test_a_unit_whose_hex_is_taken_comes_in_beside_it);
    RUN_TEST(test_only_men_on_their_feet_are_counted_at_the_end);
    RUN_TEST(test_of_fifteen_percent_the_fraction_stays);
    RUN_TEST(test_only_the_losing_army_can_reach_zero);
    RUN_TEST(test_the_fall_of_the_leader_ends_the_fight_of_his_army);
    RUN_TEST(test_a_spell_reaches_three_hexes_and_the_new_replaces_the_old);
    RUN_TEST(test_haste_never_goes_below_two_and_courage_counts);
    return UNITY_END();
}
