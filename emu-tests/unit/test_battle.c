/* The battle's rules one by one, on a field set up by hand. */
#include "act.h"
#include "army.h"
#include "battle.h"
#include "board.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "rout.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"
#include "unity.h"

static u8 told[16]; /* how often each kind of event was told */

static void listen(void)
{
    ++told[event_kind];
}

/* The board's five units, far apart, nobody due before time-point 100. */
void setUp(void)
{
    u8 unit;

    board_set_up();
    for (unit = 0; unit < unit_count; ++unit) {
        unit_due[unit] = 100;
        board_put(unit, (u8)(unit * 5), 8);
    }
    army_morale[NORTH] = 40;
    army_morale[SOUTH] = 40;
    for (unit = 0; unit < 16; ++unit) {
        told[unit] = 0;
    }
    event_sink = listen;
}
void tearDown(void)
{
    event_sink = 0;
}

static u8 refused(u8 kind, u8 target)
{
    order_kind = kind;
    order_target = target;
    return order_refused();
}

static void test_orders_are_refused_for_their_reasons(void)
{
    board_put(0, 0, 0);
    TEST_ASSERT_EQUAL_UINT8(REFUSED_OFF_MAP, refused(1, 0));
    TEST_ASSERT_EQUAL_UINT8(0, refused(4, 0));
    board_put(1, 0, 1);
    TEST_ASSERT_EQUAL_UINT8(REFUSED_OCCUPIED, refused(4, 0));
    map_terrain[hex_cell(1, hex_r(1, 0))] = TERRAIN_MOUNTAIN;
    TEST_ASSERT_EQUAL_UINT8(0, refused(3, 0));
    unit_type[0] = TYPE_HC;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_PROHIBITED, refused(3, 0));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NOT_AN_ENEMY, refused(ORDER_MELEE, 1));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NOT_ADJACENT, refused(ORDER_MELEE, 2));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_TARGET, refused(ORDER_MELEE, 5));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_MISSILES, refused(ORDER_FIRE, 2));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_WAIT_LENGTH, refused(ORDER_WAIT, 0));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_WAIT_LENGTH, refused(ORDER_WAIT, WAIT_MOST + 1));
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_SUCH_ORDER, refused(10, 0));
    unit_state[2] = STATE_GONE;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_TARGET, refused(ORDER_MELEE, 2));
}

static void test_arrows_need_range_and_sight(void)
{
    unit_missile[0] = MISSILE_BOW;
    board_put(0, 5, 5);
    board_put(2, 5, 9);
    board_put(1, 20, 2);
    TEST_ASSERT_EQUAL_UINT8(0, refused(ORDER_FIRE, 2));
    map_terrain[hex_cell(5, hex_r(5, 7))] = TERRAIN_LIGHT_WOODS;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_SIGHT, refused(ORDER_FIRE, 2));
    map_terrain[hex_cell(5, hex_r(5, 5))] = TERRAIN_HIGH_HILLS;
    TEST_ASSERT_EQUAL_UINT8(0, refused(ORDER_FIRE, 2)); /* over the trees */
    board_put(2, 5, 10);
    TEST_ASSERT_EQUAL_UINT8(REFUSED_OUT_OF_RANGE, refused(ORDER_FIRE, 2));
}

static void test_between_two_hexes_both_must_block(void)
{
    unit_missile[0] = MISSILE_BOW;
    board_put(0, 4, 5);
    board_put(2, 6, 5); /* two hexes off, straight along an edge */
    TEST_ASSERT_EQUAL_UINT8(2, hex_distance(unit_q[0], unit_r[0], unit_q[2], unit_r[2]));
    map_terrain[hex_cell(5, hex_r(5, 4))] = TERRAIN_HEAVY_WOODS;
    TEST_ASSERT_EQUAL_UINT8(0, refused(ORDER_FIRE, 2));
    map_terrain[hex_cell(5, hex_r(5, 5))] = TERRAIN_HEAVY_WOODS;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_SIGHT, refused(ORDER_FIRE, 2));
}

static void test_a_move_takes_the_time_of_the_terrain_entered(void)
{
    battle_clock = 10;
    board_put(0, 5, 5);
    map_terrain[hex_cell(5, hex_r(5, 6))] = TERRAIN_HEAVY_WOODS;
    order_kind = 4;
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(10 + 24, unit_due[0]);
    TEST_ASSERT_EQUAL_UINT8(1, unit_moved[0]);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_MOVED]);
}

static void test_only_who_moved_checks_before_it_attacks(void)
{
    board_put(0, 5, 5);
    board_put(2, 5, 6);
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(0, told[EVENT_MORALE]);
    unit_moved[0] = 1;
    unit_battles[0] = COUNT_ZERO + 20; /* sure to pass */
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_MORALE]);
    TEST_ASSERT_EQUAL_UINT8(2, told[EVENT_MELEE]);
}

static void test_who_fails_the_check_halts_or_runs_and_does_not_fight(void)
{
    board_put(0, 5, 5);
    board_put(2, 5, 6);
    unit_moved[0] = 1;
    unit_battles[0] = COUNT_ZERO - 20;
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(0, told[EVENT_MELEE]);
    TEST_ASSERT_EQUAL_UINT8(STATE_ROUTED, unit_state[0]);
    TEST_ASSERT_EQUAL_UINT16(39, army_morale[NORTH]);
    TEST_ASSERT_EQUAL_UINT16(41, army_morale[SOUTH]);
}

static void test_class_c_breaks_at_the_second_battle_lost_in_a_row(void)
{
    static const u8 dice[4] = {3, 3, 3, 3};

    board_put(0, 5, 5);
    board_put(2, 5, 6);
    unit_weapon[0] = FOOT_TWO_HANDED;
    dice_script(dice, 4);
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(STATE_READY, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(1, unit_lost_row[2]);
    TEST_ASSERT_EQUAL_UINT8(COUNT_ZERO - 1, unit_battles[2]);
    dice_script(dice, 4);
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(STATE_ROUTED, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_ROUTED]);
    TEST_ASSERT_EQUAL_UINT8(COUNT_ZERO + 1, unit_routs[0]); /* seen with joy */
    TEST_ASSERT_EQUAL_UINT16(40 - 1 - 1 - 1, army_morale[SOUTH]);
}

static void test_a_rout_shakes_friends_within_three_hexes_once_each(void)
{
    board_put(2, 5, 5);
    board_put(3, 5, 6);
    board_put(4, 5, 8);                      /* three from unit 2, two from unit 3 */
    unit_battles[3] = COUNT_ZERO - 30; /* sure to break, and seen by all */
    unit_battles[4] = COUNT_ZERO - 30;
    board_put(0, 20, 2);
    board_put(1, 22, 2);
    rout_begin(2, ROUT_BY_CHECK);
    TEST_ASSERT_EQUAL_UINT8(3, told[EVENT_ROUTED]);
    TEST_ASSERT_EQUAL_UINT8(2, told[EVENT_MORALE]);
    TEST_ASSERT_EQUAL_UINT16(37, army_morale[SOUTH]);
}

static void test_the_routed_run_from_the_enemy_and_off_the_map(void)
{
    board_put(0, 5, 5);
    board_put(1, 20, 2);
    board_put(2, 5, 3);
    unit_state[2] = STATE_ROUTED;
    rout_turn(2);
    TEST_ASSERT_EQUAL_UINT8(3, hex_distance(unit_q[0], unit_r[0], unit_q[2], unit_r[2]));
    TEST_ASSERT_EQUAL_UINT16(39, army_morale[SOUTH]);
    board_put(2, 0, 0); /* in the corner every hex of the map is nearer */
    board_put(0, 0, 2);
    rout_turn(2);
    TEST_ASSERT_EQUAL_UINT8(STATE_GONE, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT16(35, army_morale[SOUTH]);
}

/* West of the map q wraps to 255, which once made every hex there seem far away. */
static void test_the_routed_do_not_leave_the_west_edge_without_need(void)
{
    board_put(0, 0, 7); /* the enemy in the same column, to the south: north is as far as west */
    board_put(1, 20, 2);
    board_put(2, 0, 5);
    unit_state[2] = STATE_ROUTED;
    rout_turn(2);
    TEST_ASSERT_EQUAL_UINT8(STATE_ROUTED, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(3, hex_distance(unit_q[0], unit_r[0], unit_q[2], unit_r[2]));
}

static void test_far_from_the_enemy_the_routed_rally(void)
{
    board_put(0, 20, 2);
    board_put(1, 22, 2);
    board_put(2, 5, 12);
    unit_state[2] = STATE_ROUTED;
    unit_battles[2] = COUNT_ZERO + 20;
    rout_turn(2);
    TEST_ASSERT_EQUAL_UINT8(STATE_READY, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_RALLIED]);
}

static void test_nobody_routs_from_fire(void)
{
    unit_missile[0] = MISSILE_BOW;
    unit_blade[0] = 9;
    unit_class[2] = CLASS_D;
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    act_fire(0, 2);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_FIRE]);
    TEST_ASSERT_EQUAL_UINT8(STATE_READY, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(0, unit_lost_row[2]);
    TEST_ASSERT_EQUAL_UINT16(41, army_morale[NORTH]); /* but it was a battle won */
}

static void test_an_illusion_vanishes_when_it_is_struck(void)
{
    board_put(0, 5, 5);
    board_put(2, 5, 6);
    unit_illusion[2] = 1;
    act_melee(0, 2);
    TEST_ASSERT_EQUAL_UINT8(STATE_GONE, unit_state[2]);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_VANISHED]);
    TEST_ASSERT_EQUAL_UINT8(0, told[EVENT_MELEE]);
    TEST_ASSERT_EQUAL_UINT16(1000, unit_men(0));
    TEST_ASSERT_EQUAL_UINT16(40, army_morale[SOUTH]);
}

static void test_demons_frighten_from_three_hexes(void)
{
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    unit_race[2] = RACE_DEMON;
    rout_weigh(0);
    TEST_ASSERT_EQUAL_UINT8(1, morale_fear);
    board_put(2, 5, 9);
    rout_weigh(0);
    TEST_ASSERT_EQUAL_UINT8(0, morale_fear);
}

static void test_a_spell_is_cast_and_fades(void)
{
    board_put(0, 5, 5);
    board_put(1, 5, 8);
    unit_spells[0] = 5;
    battle_clock = 10;
    order_kind = ORDER_CAST;
    order_target = 1;
    order_spell = SPELL_BLADE;
    order_points = 4;
    TEST_ASSERT_EQUAL_UINT8(0, order_refused());
    battle_order();
    TEST_ASSERT_EQUAL_UINT8(4, unit_blade[1]);
    TEST_ASSERT_EQUAL_UINT8(1, unit_spells[0]);
    order_points = 2;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_POINTS, order_refused());
    order_points = 1;
    order_spell = SPELL_HASTE;
    TEST_ASSERT_EQUAL_UINT8(0, order_refused());
    battle_variant = VARIANT_STRICT;
    TEST_ASSERT_EQUAL_UINT8(REFUSED_NO_SUCH_ORDER, order_refused());
    unit_due[0] = 100;
    battle_next(); /* nobody is due before 100 */
    TEST_ASSERT_EQUAL_UINT8(0, unit_blade[1]);
    TEST_ASSERT_EQUAL_UINT8(1, told[EVENT_FADED]);
}

static void test_the_battle_ends_when_an_army_gives_up(void)
{
    army_morale[SOUTH] = 2;
    board_put(0, 5, 5);
    board_put(2, 5, 6);
    unit_set_men(2, 10);
    unit_weapon[0] = FOOT_TWO_HANDED;
    act_melee(0, 2); /* won, and destroyed */
    TEST_ASSERT_EQUAL_UINT8(BATTLE_OVER, battle_next());
    TEST_ASSERT_EQUAL_UINT8(END_SOUTH_RETREATS, battle_end);
    TEST_ASSERT_EQUAL_UINT32(2000UL * 4 - 2000UL * 4 * 15 / 100, tally_total[SOUTH]);
}

static void test_the_legal_orders_are_all_legal_and_all_there(void)
{
    u8 more;
    u8 count = 0;

    board_put(0, 5, 5);
    board_put(2, 5, 6); /* one move less, one melee more */
    unit_missile[0] = MISSILE_ROCKS;
    more = orders_first();
    while (more) {
        TEST_ASSERT_EQUAL_UINT8(0, order_refused());
        ++count;
        more = orders_next();
    }
    TEST_ASSERT_EQUAL_UINT8(1 + 5 + 1 + 1, count);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_orders_are_refused_for_their_reasons);
    RUN_TEST(test_arrows_need_range_and_sight);
    RUN_TEST(test_between_two_hexes_both_must_block);
    RUN_TEST(test_a_move_takes_the_time_of_the_terrain_entered);
    RUN_TEST(test_only_who_moved_checks_before_it_attacks);
    RUN_TEST(test_who_fails_the_check_halts_or_runs_and_does_not_fight);
    RUN_TEST(test_class_c_breaks_at_the_second_battle_lost_in_a_row);
    RUN_TEST(test_a_rout_shakes_friends_within_three_hexes_once_each);
    RUN_TEST(test_the_routed_run_from_the_enemy_and_off_the_map);
    RUN_TEST(test_the_routed_do_not_leave_the_west_edge_without_need);
    RUN_TEST(test_far_from_the_enemy_the_routed_rally);
    RUN_TEST(test_nobody_routs_from_fire);
    RUN_TEST(test_an_illusion_vanishes_when_it_is_struck);
    RUN_TEST(test_demons_frighten_from_three_hexes);
    RUN_TEST(test_a_spell_is_cast_and_fades);
    RUN_TEST(test_the_battle_ends_when_an_army_gives_up);
    RUN_TEST(test_the_legal_orders_are_all_legal_and_all_there);
    return UNITY_END();
}
