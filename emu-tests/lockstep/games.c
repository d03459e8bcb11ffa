#include "games.h"

#include "battle.h"
#include "computer.h"
#include "feedback.h"
#include "readings.h"
#include "tables.h"
#include "unit.h"

#define RANDOM SKILLS

/* Who plays north and south, by the game's number. */
static const u8 players[8][ARMIES] = {
    {SKILL_STANDARD, SKILL_STANDARD}, {RANDOM, RANDOM},
    {SKILL_EXPERT, SKILL_NOVICE},     {SKILL_NOVICE, RANDOM},
    {RANDOM, SKILL_STANDARD},         {RANDOM, RANDOM},
    {SKILL_STANDARD, SKILL_EXPERT},   {SKILL_NOVICE, SKILL_STANDARD}};

static u8 chance[4];

static u16 below(u16 n)
{
    u8 high, low;

    FEEDBACK_STEP(chance, high);
    FEEDBACK_STEP(chance, low);
    return (u16)((u16)((u16)((u16)high << 8) | low) % n);
}

void games_random_order(void)
{
    u16 count = 0;
    u16 pick;
    u8 more = orders_first();

    while (more) {
        ++count;
        more = orders_next();
    }
    pick = below(count);
    orders_first();
    while (pick != 0) {
        orders_next();
        --pick;
    }
}

void games_play(u16 g)
{
    u8 player;

    battle_scenario = (u8)(g % SCENARIOS);
    battle_level = (u8)((u16)(g >> 2) % 3);
    battle_person = (u8)((u16)(g >> 3) & 1);
    battle_variant = (u8)((u16)(g >> 4) & 1);
    battle_seed = (u32)1981 + g;
    rules_readings = (u8)((u8)(g >> 5) * 21); /* each bit in some of 400 games */
    chance[0] = (u8)g;
    chance[1] = (u8)(g >> 8);
    chance[2] = 77;
    chance[3] = 1;
    battle_begin();
    while (battle_next() == BATTLE_ORDER) {
        player = players[(u16)(g >> 2) & 7][unit_army[battle_unit]];
        if (player == RANDOM) {
            games_random_order();
        } else {
            computer_order(player);
        }
        battle_order();
    }
}
