/* The computer opponent, one habit at a time, on a field set up by hand. */
#include "army.h"
#include "battle.h"
#include "board.h"
#include "computer.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "morale.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"
#include "unity.h"

/* Those that a test does not put somewhere are not there. */
void setUp(void)
{
    board_set_up();
    battle_clock = 60; /* nobody waits for others any more */
}

void tearDown(void) {}

/* Few, light, without shields and badly trained. */
static void make_rabble(u8 unit)
{
    unit_type[unit] = TYPE_LI;
    unit_class[unit] = CLASS_D;
    unit_shield[unit] = 0;
    unit_set_men(unit, 300);
}

static void make_rider(u8 unit)
{
    unit_type[unit] = TYPE_LC;
    unit_class[unit] = CLASS_B;
    unit_weapon[unit] = MOUNTED_LANCE;
    unit_set_men(unit, 250);
}

static void make_pikes(u8 unit)
{
    unit_weapon[unit] = FOOT_PIKE;
    unit_class[unit] = CLASS_B;
}

static void think(u8 skill)
{
    computer_order(skill);
    TEST_ASSERT_EQUAL_UINT8(0, order_refused());
}

/* How far unit 0 will be from the other after its order. */
static u8 far_after(u8 other)
{
    u8 q = unit_q[0];
    u8 r = unit_r[0];

    if (order_kind >= 1 && order_kind <= DIRECTIONS) {
        hex_step(q, r, order_kind);
        q = hex_step_q;
        r = hex_step_r;
    }
    return hex_distance(q, r, unit_q[other], unit_r[other]);
}

static void test_archers_shoot_when_they_can(void)
{
    unit_type[0] = TYPE_LI;
    unit_missile[0] = MISSILE_BOW;
    board_put(0, 5, 5);
    board_put(2, 5, 9);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_FIRE, order_kind);
    TEST_ASSERT_EQUAL_UINT8(2, order_target);
}

static void test_javelins_fly_before_contact(void)
{
    unit_type[0] = TYPE_LI;
    unit_missile[0] = MISSILE_JAVELIN;
    board_put(0, 5, 5);
    board_put(2, 5, 7);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_FIRE, order_kind);
}

static void test_archers_who_see_nobody_come_nearer(void)
{
    unit_type[0] = TYPE_LI;
    unit_missile[0] = MISSILE_BOW;
    board_put(0, 5, 5);
    board_put(2, 5, 9);
    map_terrain[hex_cell(5, hex_r(5, 8))] = TERRAIN_HEAVY_WOODS;
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(3, far_after(2));
}

static void test_it_charges_what_it_beats(void)
{
    make_rider(0);
    make_rabble(2);
    board_put(0, 5, 5);
    board_put(2, 5, 6);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_MELEE, order_kind);
    TEST_ASSERT_EQUAL_UINT8(2, order_target);
}

static void test_riders_go_past_the_pikes_for_the_rabble(void)
{
    make_rider(0);
    make_pikes(2);
    make_rabble(3);
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    board_put(3, 10, 5);
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(far_after(3) < 5);
    TEST_ASSERT_TRUE(far_after(2) >= 2);
}

static void test_riders_stay_away_from_pikes(void)
{
    make_rider(0);
    make_pikes(2);
    board_put(0, 5, 5);
    board_put(2, 5, 7);
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(far_after(2) >= 2);
    field_leave(2);
    board_put(2, 5, 6); /* and leave them where they met them */
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(far_after(2) >= 2);
}

static void test_it_does_not_stop_beside_those_who_beat_it(void)
{
    make_rider(0);
    make_rabble(2);
    make_pikes(3);
    board_put(0, 5, 5);
    board_put(2, 6, 7); /* two hexes are between them, and one of these is beside the pikes */
    board_put(3, 4, 7);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(1, far_after(2));
    TEST_ASSERT_EQUAL_UINT8(2, far_after(3));
}

static void test_it_goes_for_the_routed(void)
{
    make_rider(0);
    make_rabble(2);
    make_rabble(3);
    board_put(0, 5, 5);
    board_put(2, 5, 8);
    board_put(3, 10, 5);
    unit_state[2] = STATE_ROUTED;
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(2, far_after(2));
}

static void test_of_two_alike_it_takes_the_one_left_alone(void)
{
    unit_count = 6;
    unit_army[5] = NORTH;
    make_rabble(2);
    make_rabble(3);
    board_put(0, 8, 5);
    board_put(2, 5, 6);
    board_put(3, 11, 6); /* both are three hexes off */
    board_put(1, 4, 6);
    board_put(5, 5, 7);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(2, far_after(3));
}

static void test_riders_go_round_woods(void)
{
    make_rider(0);
    make_rabble(2);
    board_put(0, 5, 5);
    board_put(2, 5, 9);
    map_terrain[hex_cell(5, hex_r(5, 6))] = TERRAIN_HEAVY_WOODS;
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(order_kind == 3 || order_kind == 5);
}

static void test_wizards_and_the_leader_keep_back(void)
{
    unit_type[0] = TYPE_LI;
    unit_spells[0] = 4;
    board_put(0, 8, 8);
    board_put(2, 8, 5);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(4, far_after(2));
    unit_spells[0] = 0;
    setup_leader = 0;
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(4, far_after(2));
}

static void test_heavy_foot_waits_for_its_fellows(void)
{
    board_put(0, 8, 8);
    board_put(1, 8, 4);
    board_put(2, 8, 14);
    battle_clock = 10;
    unit_count = 6;
    unit_army[5] = NORTH;
    unit_type[5] = TYPE_HI;
    unit_missile[5] = MISSILE_NONE;
    unit_spells[5] = 0;
    board_put(5, 9, 4);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_WAIT, order_kind);
}

static void test_only_the_expert_steps_back_from_a_lost_fight(void)
{
    make_rabble(0);
    unit_weapon[2] = FOOT_TWO_HANDED;
    board_put(0, 8, 8);
    board_put(2, 8, 7);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_MELEE, order_kind);
    think(SKILL_EXPERT);
    TEST_ASSERT_EQUAL_UINT8(2, far_after(2));
}

static void test_only_the_expert_steadies_who_wavers(void)
{
    make_rabble(2);
    board_put(0, 8, 8);
    board_put(2, 8, 7);
    unit_moved[0] = 1;
    unit_battles[0] = COUNT_ZERO - 3;
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_MELEE, order_kind);
    think(SKILL_EXPERT);
    TEST_ASSERT_EQUAL_UINT8(ORDER_WAIT, order_kind);
    TEST_ASSERT_EQUAL_UINT8(1, order_target);
}

static void expect_cast(u8 spell, u8 target)
{
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_CAST, order_kind);
    TEST_ASSERT_EQUAL_UINT8(spell, order_spell);
    TEST_ASSERT_EQUAL_UINT8(target, order_target);
}

static void make_wizard(u8 points)
{
    unit_type[0] = TYPE_LI;
    unit_spells[0] = points;
    unit_set_men(0, 50);
    board_put(0, 8, 8);
}

static void test_the_blade_goes_to_the_friend_who_fights(void)
{
    make_wizard(6);
    board_put(1, 8, 5);
    board_put(2, 8, 4);
    expect_cast(SPELL_BLADE, 1);
    TEST_ASSERT_EQUAL_UINT8(SPELL_MOST, order_points);
}

static void test_a_wizard_runs_from_foot_and_shields_himself_from_riders(void)
{
    make_wizard(6);
    board_put(2, 8, 6);
    expect_cast(SPELL_HASTE, 0);
    battle_variant = VARIANT_STRICT;
    expect_cast(SPELL_GUARD, 0);
    battle_variant = VARIANT_FULL;
    make_rider(2);
    expect_cast(SPELL_GUARD, 0);
}

static void test_courage_goes_to_the_routed_whom_nobody_presses(void)
{
    make_wizard(6);
    board_put(1, 8, 10);
    board_put(2, 8, 1);
    unit_state[1] = STATE_ROUTED;
    expect_cast(SPELL_COURAGE, 1);
    battle_variant = VARIANT_STRICT;
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(order_kind != ORDER_CAST);
}

static void test_the_last_points_hasten_a_march(void)
{
    make_wizard(2);
    board_put(1, 8, 9);
    board_put(2, 8, 1);
    expect_cast(SPELL_HASTE, 1);
    TEST_ASSERT_EQUAL_UINT8(2, order_points);
    battle_variant = VARIANT_STRICT;
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(order_kind != ORDER_CAST);
    battle_variant = VARIANT_FULL;
    unit_spells[0] = 6; /* these will be wanted for blades */
    think(SKILL_STANDARD);
    TEST_ASSERT_TRUE(order_kind != ORDER_CAST);
}

static void test_an_enemy_illusion_looks_like_anybody(void)
{
    u8 skill;
    u8 kind;

    make_rider(0);
    make_rabble(2);
    make_rabble(3);
    board_put(0, 5, 5);
    board_put(2, 5, 7);
    board_put(3, 7, 6);
    for (skill = 0; skill < SKILLS; ++skill) {
        unit_illusion[2] = 0;
        think(skill);
        kind = order_kind;
        unit_illusion[2] = 1;
        think(skill);
        TEST_ASSERT_EQUAL_UINT8(kind, order_kind);
    }
}

static void test_without_an_enemy_it_waits(void)
{
    board_put(0, 5, 5);
    think(SKILL_STANDARD);
    TEST_ASSERT_EQUAL_UINT8(ORDER_WAIT, order_kind);
}

/* Within a twelfth, as far as the powers go. */
static void test_the_slide_rule_multiplies(void)
{
    u8 a, b, sum;
    u16 product, power;

    for (a = 1; a < 60; ++a) {
        for (b = 1; b < 60; ++b) {
            sum = (u8)(mind_log[a] + mind_log[b]);
            product = (u16)(a * b);
            if (sum < MIND_POWERS && product > 12) {
                power = mind_power[sum];
                TEST_ASSERT_TRUE((u16)(power * 12) <= (u16)(product * 13));
                TEST_ASSERT_TRUE((u16)(power * 12) >= (u16)(product * 11));
            }
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_archers_shoot_when_they_can);
    RUN_TEST(test_javelins_fly_before_contact);
    RUN_TEST(test_archers_who_see_nobody_come_nearer);
    RUN_TEST(test_it_charges_what_it_beats);
    RUN_TEST(test_riders_go_past_the_pikes_for_the_rabble);
    RUN_TEST(test_riders_stay_away_from_pikes);
    RUN_TEST(test_it_does_not_stop_beside_those_who_beat_it);
    RUN_TEST(test_it_goes_for_the_routed);
    RUN_TEST(test_of_two_alike_it_takes_the_one_left_alone);
    RUN_TEST(test_riders_go_round_woods);
    RUN_TEST(test_wizards_and_the_leader_keep_back);
    RUN_TEST(test_heavy_foot_waits_for_its_fellows);
    RUN_TEST(test_only_the_expert_steps_back_from_a_lost_fight);
    RUN_TEST(test_only_the_expert_steadies_who_wavers);
    RUN_TEST(test_the_blade_goes_to_the_friend_who_fights);
    RUN_TEST(test_a_wizard_runs_from_foot_and_shields_himself_from_riders);
    RUN_TEST(test_courage_goes_to_the_routed_whom_nobody_presses);
    RUN_TEST(test_the_last_points_hasten_a_march);
    RUN_TEST(test_an_enemy_illusion_looks_like_anybody);
    RUN_TEST(test_without_an_enemy_it_waits);
    RUN_TEST(test_the_slide_rule_multiplies);
    return UNITY_END();
}
