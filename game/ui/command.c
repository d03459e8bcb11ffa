#include "command.h"

#include "armies.h"
#include "ask.h"
#include "battle.h"
#include "detail.h"
#include "event.h"
#include "help.h"
#include "journal.h"
#include "keys.h"
#include "log.h"
#include "menu.h"
#include "panel.h"
#include "platform.h"
#include "players.h"
#include "saves.h"
#include "strategic.h"
#include "text.h"
#include "ui.h"
#include "unit.h"
#include "watch.h"

/* The first ones are for a unit that is asked for. */
#define FOR_ORDERS 3
static const char *const items[] = {"Wait",
                                    "Cast",
                                    "Undo",
                                    "Map of the field",
                                    "Both armies",
                                    "Log",
                                    "Save",
                                    "Open a game",
                                    "Faster, slower",
                                    "Details on, off",
                                    "No sound, sound",
                                    "Help",
                                    "Quit",
                                    0};

static void log_again(void)
{
    log_event();
}

/* Back to the person's last order; the computer's that followed it go with it. The
   battle is played again up to there, and so is its log. */
static u8 undo(void)
{
    void (*sink)(void) = event_sink;

    if (!journal_can_undo()) {
        plat_sound(SOUND_NO);
        panel_alarm("Dice have fallen: no undo.");
        return ASK_ON;
    }
    panel_line("Undoing...");
    plat_key(0);
    event_sink = log_again;
    do {
        log_clear();
        journal_undo();
        battle_next();
    } while (players_of(unit_army[battle_unit]) != PLAYER_PERSON && journal_can_undo());
    event_sink = sink;
    return ASK_AGAIN;
}

static void tell_setting(const char *words, const char *setting)
{
    panel_line(words);
    plat_x = 18;
    plat_ink = INK_TITLE;
    text(setting);
    text_end();
}

static const char *on_off(u8 on)
{
    if (on) {
        return "on";
    }
    return "off";
}

static u8 quit(void)
{
    static const char *const ways[] = {"Go on", "Save and leave", "Leave", 0};
    u8 chosen;

    do {
        text_page("Leave the battle?");
        menu_at = 0;
        chosen = menu_choose(ways, 4);
    } while (chosen == MENU_HELPED);
    if (chosen == 1) {
        if (saves_in_turn()) {
            return ASK_LEAVE;
        }
    } else if (chosen == 2) {
        return ASK_LEAVE;
    }
    return ASK_AGAIN;
}

u8 command_do(u8 letter, u8 ordering)
{
    u8 done = ASK_AGAIN;

    if (!ordering && (letter == 'W' || letter == 'C' || letter == 'U')) {
        return ASK_ON;
    }
    switch (letter) {
    case 'W':
        if (ask_wait()) {
            return ASK_ORDER;
        }
        break;
    case 'C':
        return ask_spell();
    case 'U':
        return undo();
    case 'M':
        strategic_show();
        break;
    case 'B':
        armies_show();
        break;
    case 'L':
        log_show();
        break;
    case 'S':
        saves_save();
        break;
    case 'O':
        saves_load();
        break;
    case 'H':
        help_show();
        break;
    case 'Q':
        return quit();
    case 'F':
    case '+':
        key_faster();
        tell_setting("Computer's moves:", speed_name[key_speed]);
        done = ASK_ON;
        break;
    case 'D':
        detail_on ^= 1;
        tell_setting("Detail displays:", on_off(detail_on));
        done = ASK_ON;
        break;
    case 'N':
        plat_silent ^= 1;
        tell_setting("Sound:", on_off((u8)(plat_silent ^ 1)));
        done = ASK_ON;
        break;
    default:
        done = ASK_ON;
        break;
    }
    return done;
}

u8 command_menu(u8 ordering)
{
    u8 screen = ui_screen;
    u8 first = 0;
    u8 chosen = MENU_HELPED;
    u8 letter;
    u8 result = ASK_ON;

    if (!ordering) {
        first = FOR_ORDERS;
    }
    menu_at = 0;
    do {
        ui_screen = SCREEN_MENU;
        if (chosen == MENU_HELPED) {
            text_page("The battle");
        }
        chosen = menu_choose(items + first, 4);
        ui_screen = screen;
        if (chosen == MENU_BACK) {
            return ASK_AGAIN;
        }
        if (chosen != MENU_HELPED) {
            letter = (u8)items[(u8)(first + chosen)][0];
            if (letter == 'W' || letter == 'C') {
                watch_screen(); /* these two are asked beside the map */
                result = command_do(letter, 1);
                if (result == ASK_ON) {
                    return ASK_AGAIN;
                }
            } else {
                result = command_do(letter, ordering);
            }
        }
    } while (result == ASK_ON);
    return result;
}
