#include "players.h"

#include "journal.h"
#include "unit.h"

const char *const player_name[PLAYERS] = {"You", "Computer, novice", "Computer, standard",
                                          "Computer, expert"};

u8 players_of(u8 army)
{
    if (army == SOUTH) {
        return (u8)((u8)(journal_players >> 2) & 3);
    }
    return (u8)(journal_players & 3);
}

void players_set(u8 army, u8 player)
{
    if (army == SOUTH) {
        journal_players = (u8)((journal_players & 0xf3) | (u8)(player << 2));
    } else {
        journal_players = (u8)((journal_players & 0xfc) | player);
    }
}

u8 players_persons(void)
{
    return (u8)((players_of(NORTH) == PLAYER_PERSON) + (players_of(SOUTH) == PLAYER_PERSON));
}
