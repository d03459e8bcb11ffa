#include "four_games.h"

#include "battle.h"
#include "event.h"
#include "games.h"

static u32 sum;

static void listen(void)
{
    if (event_kind != EVENT_TIME && event_kind != EVENT_END) {
        return;
    }
    sum = (u32)((u32)(sum << 1) | (u32)(sum >> 31));
    sum ^= battle_hash();
}

u32 four_games(void)
{
    u16 game;

    sum = 0;
    event_sink = listen;
    for (game = 0; game < FOUR_GAMES; ++game) {
        games_play(game);
    }
    return sum;
}
