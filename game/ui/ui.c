#include "ui.h"

#include "armies.h"
#include "ask.h"
#include "battle.h"
#include "command.h"
#include "computer.h"
#include "event.h"
#include "finish.h"
#include "journal.h"
#include "keys.h"
#include "log.h"
#include "menu.h"
#include "newgame.h"
#include "panel.h"
#include "platform.h"
#include "players.h"
#include "replay.h"
#include "saves.h"
#include "text.h"
#include "unit.h"
#include "view.h"
#include "watch.h"

u8 ui_screen;

static u8 played; /* there is a battle to see again */

/* The computer's order; ASK_... as from a person. */
static u8 computer_turn(u8 player)
{
    if (key_menu) {
        key_menu = 0;
        return command_menu(0);
    }
    view_follow_unit(battle_unit);
    view_unit_mark(battle_unit, MARK_DUE);
    panel_unit(battle_unit);
    panel_keys("The computer thinks. Esc: menu");
    key_pause();
    computer_order((u8)(player - 1));
    return ASK_ORDER;
}

/* The battle from where it stands to its end, or until the person leaves it. */
static void fight(void)
{
    u8 result = ASK_AGAIN;
    u8 player;

    played = 1;
    saves_running = 1;
    key_menu = 0;
    ui_screen = SCREEN_BATTLE;
    event_sink = 0;
    if (battle_next() == BATTLE_ORDER) { /* so that the map opens on who is due */
        watch_screen();
    }
    event_sink = watch_event;
    while (result != ASK_LEAVE && battle_next() == BATTLE_ORDER) {
        if (result == ASK_AGAIN) {
            ui_screen = SCREEN_BATTLE;
            watch_screen();
        }
        player = players_of(unit_army[battle_unit]);
        if (player == PLAYER_PERSON) {
            result = ask_order();
        } else {
            result = computer_turn(player);
        }
        if (result == ASK_ORDER) {
            battle_order();
            view_unit(battle_unit);
        }
    }
    event_sink = 0;
    saves_running = 0;
    if (result != ASK_LEAVE) {
        finish_show();
    }
}

#define TITLE_NEW 0
#define TITLE_CONTINUE 1
#define TITLE_OPEN 2
#define TITLE_REPLAY 3
#define TITLE_QUIT 4

void ui_run(void)
{
    static const char *const items[] = {"New battle", "Continue", "Open a saved game",
                                        "Replay",     "Quit",     0};
    u8 chosen;

    battle_unit = NO_UNIT;
    players_set(SOUTH, SKILL_STANDARD + 1);
    for (;;) {
        ui_screen = SCREEN_TITLE;
        plat_clear();
        plat_picture(PICTURE_TITLE);
        plat_sound(TUNE_TITLE);
        menu_at = 0;
        chosen = menu_choose(items, PICTURE_ROWS);
        plat_sound(SOUND_NONE);
        if (chosen == TITLE_NEW) {
            if (newgame_choose()) {
                armies_show();
                fight();
            }
        } else if (chosen == TITLE_CONTINUE) {
            if (saves_continue()) {
                fight();
            }
        } else if (chosen == TITLE_OPEN) {
            if (saves_load()) {
                fight();
            }
        } else if (chosen == TITLE_REPLAY) {
            if (played) {
                replay_show();
            }
        } else if (chosen == TITLE_QUIT) {
            plat_leave();
        }
    }
}
