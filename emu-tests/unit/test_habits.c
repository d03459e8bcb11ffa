/* What the computer does in whole games: its orders are legal, they follow from
   the state alone, and nobody walks to and fro. On the host only: it is about the
   opponent's habits, and lockstep shows that the 6502 has the same. */
#include "battle.h"
#include "computer.h"
#include "event.h"
#include "field.h"
#include "games.h"
#include "hex.h"
#include "tables.h"
#include "troop.h"
#include "unity.h"
#include <stdio.h>

#define SEEDS 25
#define ALONE 4 /* no enemy as near as this: nothing to dodge */
#define RANDOM SKILLS

static unsigned long moves, returns;
static u16 before[UNITS_MAX]; /* the hexes a unit was in at its last two orders */
static u16 then[UNITS_MAX];
static const char *broken;

void setUp(void)
{
    moves = 0;
    returns = 0;
    event_sink = 0;
    broken = 0;
}

void tearDown(void) {}

/* A move in peace, and whether it undoes the one before. */
static void follow(void)
{
    u8 unit = battle_unit;
    u16 to;

    if (order_kind >= 1 && order_kind <= DIRECTIONS &&
        field_nearest_enemy(unit_army[unit], unit_q[unit], unit_r[unit]) > ALONE) {
        hex_step(unit_q[unit], unit_r[unit], order_kind);
        to = hex_cell(hex_step_q, hex_step_r);
        ++moves;
        returns += to == before[unit] || to == then[unit];
    }
    then[unit] = before[unit];
    before[unit] = hex_cell(unit_q[unit], unit_r[unit]);
}

static void play(u8 scenario, u32 seed, u8 north, u8 south)
{
    u8 player, unit, kind, target;

    battle_scenario = scenario;
    battle_variant = VARIANT_FULL;
    battle_level = LEVEL_STANDARD;
    battle_seed = seed;
    battle_begin();
    for (unit = 0; unit < UNITS_MAX; ++unit) {
        before[unit] = MAP_CELLS;
        then[unit] = MAP_CELLS;
    }
    while (battle_next() == BATTLE_ORDER) {
        player = unit_army[battle_unit] == NORTH ? north : south;
        if (player == RANDOM) {
            games_random_order();
        } else {
            computer_order(player);
            kind = order_kind;
            target = order_target;
            if (order_refused() != 0) {
                broken = "its orders are legal";
            }
            computer_order(player);
            if (kind != order_kind ||
                (kind == 0 || kind > DIRECTIONS ? target != order_target : 0)) {
                broken = "the same state gets the same order";
            }
            follow();
        }
        battle_order();
    }
}

static void play_all(u8 north, u8 south)
{
    u8 scenario;
    u32 seed;

    for (scenario = 0; scenario < SCENARIOS; ++scenario) {
        for (seed = 1; seed <= SEEDS; ++seed) {
            play(scenario, seed, north, south);
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(broken == 0, broken);
    printf("%lu of %lu moves in peace lead back\n", returns, moves);
    TEST_ASSERT_TRUE(moves > 1000);
    TEST_ASSERT_TRUE(returns * 50 <= moves); /* one in fifty: a new goal may lie behind it */
}

static void test_nobody_walks_to_and_fro_between_computers(void)
{
    play_all(SKILL_STANDARD, SKILL_STANDARD);
}

static void test_nobody_walks_to_and_fro_before_a_random_player(void)
{
    play_all(SKILL_STANDARD, RANDOM);
    play_all(RANDOM, SKILL_STANDARD);
}

static void test_no_expert_and_no_novice_walks_to_and_fro(void)
{
    play_all(SKILL_EXPERT, SKILL_NOVICE);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_nobody_walks_to_and_fro_between_computers);
    RUN_TEST(test_nobody_walks_to_and_fro_before_a_random_player);
    RUN_TEST(test_no_expert_and_no_novice_walks_to_and_fro);
    return UNITY_END();
}
