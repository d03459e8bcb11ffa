/* What must hold in every battle, whoever plays: looked at after every event of
   many games. On the host only: it is about the rules, and lockstep shows that
   the 6502 does the same. */
#include "army.h"
#include "battle.h"
#include "event.h"
#include "games.h"
#include "hex.h"
#include "journal.h"
#include "movement.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"
#include "unity.h"
#include <string.h>

#define GAMES 480

static u16 men[UNITS_MAX];
static u16 morale[ARMIES];
static unsigned ended;
static unsigned arrivals, vanished, rallied, routed, cast;
static const char *broken;

void setUp(void) {}
void tearDown(void) {}

static void require(int holds, const char *what)
{
    if (!holds && !broken) {
        broken = what;
    }
}

static void follow_army(void)
{
    u8 winner = event_unit;
    u8 loser = (u8)(event_unit ^ 1);

    if (event_other == ARMY_BY_LEADER) {
        morale[loser] = 0;
    } else {
        morale[winner] = (u16)(morale[winner] + event_value);
        morale[loser] = (u16)(morale[loser] <= event_value ? 0 : morale[loser] - event_value);
    }
    require(morale[0] == army_morale[0] && morale[1] == army_morale[1],
            "army morale is the sum of its events");
}

static void look_at_units(void)
{
    unsigned here = 0, on_map = 0;
    u16 cell;
    u8 unit;

    for (unit = 0; unit < unit_count; ++unit) {
        require(unit_men(unit) <= men[unit], "men never grow");
        men[unit] = unit_men(unit);
        if (unit_state[unit] > STATE_ON_FIELD) {
            continue;
        }
        ++here;
        require(unit_men(unit) > 0 || event_kind != EVENT_TIME, "nobody stands without men");
        require(hex_on_map(unit_q[unit], unit_r[unit]), "everybody is on the map");
        cell = hex_cell(unit_q[unit], unit_r[unit]);
        require(map_unit[cell] == unit, "no two units are in a hex");
        require(map_terrain[cell] == unit_terrain[unit], "a unit knows its terrain");
        require(move_cost(unit_type[unit], unit_terrain[unit], unit_race[unit]) != PROHIBITED,
                "nobody is on prohibited terrain");
    }
    for (cell = 0; cell < MAP_CELLS; ++cell) {
        on_map += map_unit[cell] != NO_UNIT;
    }
    require(here == on_map, "the map has everybody and nobody else");
}

static void listen(void)
{
    u8 unit;

    if (event_kind == EVENT_TIME && event_value == 0) {
        for (unit = 0; unit < unit_count; ++unit) {
            men[unit] = unit_men(unit);
        }
        morale[0] = army_morale[0];
        morale[1] = army_morale[1];
    }
    if (event_kind == EVENT_ARMY) {
        follow_army();
    }
    if (event_kind == EVENT_FIRE) {
        require(unit_state[event_other] <= STATE_ON_FIELD, "one shoots at who is there");
    }
    arrivals += event_kind == EVENT_ARRIVED;
    vanished += event_kind == EVENT_VANISHED;
    rallied += event_kind == EVENT_RALLIED;
    routed += event_kind == EVENT_ROUTED;
    cast += event_kind == EVENT_CAST;
    ended += event_kind == EVENT_END;
    if (event_kind == EVENT_TIME || event_kind == EVENT_END) {
        look_at_units();
        require(battle_clock <= NIGHTFALL, "night falls in time");
    }
}

static void test_what_must_hold_holds_in_every_game(void)
{
    u16 game;

    event_sink = listen;
    for (game = 0; game < GAMES; ++game) {
        games_play(game);
        require(!journal_full, "the journal holds a game");
        TEST_ASSERT_TRUE_MESSAGE(broken == 0, broken);
    }
    TEST_ASSERT_EQUAL_INT(GAMES, ended);
    /* The games were worth looking at. */
    TEST_ASSERT_TRUE(arrivals > 0 && vanished > 0 && rallied > 0 && routed > 0 && cast > 0);
}

static void test_every_replay_ends_in_the_same_hash(void)
{
    static u8 copy[JOURNAL_BYTES];
    u16 game, size;
    u32 hash;

    event_sink = 0;
    for (game = 0; game < GAMES; game = (u16)(game + 7)) {
        games_play(game);
        hash = battle_hash();
        size = journal_seal();
        memcpy(copy, journal_bytes, sizeof copy);
        games_play((u16)(game + 1));
        TEST_ASSERT_EQUAL_UINT8(0, journal_load(copy, size));
        TEST_ASSERT_EQUAL_UINT8(BATTLE_OVER, battle_next());
        TEST_ASSERT_EQUAL_UINT32(hash, battle_hash());
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_what_must_hold_holds_in_every_game);
    RUN_TEST(test_every_replay_ends_in_the_same_hash);
    return UNITY_END();
}
