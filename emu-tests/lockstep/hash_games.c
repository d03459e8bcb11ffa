/* hash_games FIRST COUNT: six bytes a time-point, the game's number, the
   time-point and the state's hash; at the end of a game the time-point is 255.
   hash_games FIRST COUNT TIME: the whole state of the first of the games at a
   time-point, a line a unit, to see what differs. */
#include "army.h"
#include "battle.h"
#include "event.h"
#include "games.h"
#include "troop.h"
#include <stdio.h>
#include <stdlib.h>

#define NOWHERE 300

static u16 game;
static u16 wanted = NOWHERE;

static void put_hash(u8 time)
{
    u32 hash = battle_hash();

    putchar((u8)game);
    putchar(time);
    putchar((u8)hash);
    putchar((u8)(hash >> 8));
    putchar((u8)(hash >> 16));
    putchar((u8)(hash >> 24));
}

static void show_state(void)
{
    u8 unit;

    printf("army morale %u %u\n", (unsigned)army_morale[0], (unsigned)army_morale[1]);
    for (unit = 0; unit < unit_count; ++unit) {
        printf("unit %u state %u q %u r %u due %u men %u", unit, unit_state[unit], unit_q[unit],
               unit_r[unit], unit_due[unit], (unsigned)unit_men(unit));
        printf(" moved %u heading %u battles %u routs %u row %u spells %u\n", unit_moved[unit],
               unit_heading[unit], unit_battles[unit], unit_routs[unit], unit_lost_row[unit],
               unit_spells[unit]);
    }
}

static void listen(void)
{
    u8 time;

    if (event_kind != EVENT_TIME && event_kind != EVENT_END) {
        return;
    }
    time = event_value;
    if (event_kind == EVENT_END) {
        time = 255;
    }
    if (wanted == NOWHERE) {
        put_hash(time);
    } else if (time == wanted) {
        show_state();
    }
}

int main(int argc, char **argv)
{
    u16 count;

    if (argc < 3) {
        return 2;
    }
    game = (u16)atoi(argv[1]);
    count = (u16)atoi(argv[2]);
    if (argc > 3) {
        wanted = (u16)atoi(argv[3]);
        count = 1;
    }
    event_sink = listen;
    while (count != 0) {
        games_play(game);
        ++game;
        --count;
    }
    return 0;
}
