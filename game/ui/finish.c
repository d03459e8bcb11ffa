#include "finish.h"

#include "armies.h"
#include "battle.h"
#include "event.h"
#include "keys.h"
#include "log.h"
#include "menu.h"
#include "names.h"
#include "panel.h"
#include "platform.h"
#include "players.h"
#include "replay.h"
#include "saves.h"
#include "scenario.h"
#include "tally.h"
#include "text.h"
#include "ui.h"

/* What is left of an army; the largest armies would not fit, and show the most that
   does. */
static u16 worth(u8 army)
{
    if (tally_total[army] > 65535UL) {
        return 65535U;
    }
    return (u16)tally_total[army];
}

/* Four rows from this one on. */
static void result_rows(u8 row)
{
    u8 army;

    text_row(row);
    if (battle_end == END_NIGHTFALL) {
        text("Night falls.");
    } else {
        panel_army((u8)(battle_end - END_NORTH_RETREATS));
        text(" give up the field.");
    }
    text_title((u8)(row + 1));
    text(name_margin[tally_result]);
    text(", ");
    text_count(tally_margin);
    text_letter('%');
    if (tally_winner != TALLY_NO_ARMY) {
        text(": ");
        panel_army(tally_winner);
    }
    text_row((u8)(row + 2));
    text("Left, by worth:");
    for (army = 0; army < ARMIES; ++army) {
        plat_ink = (u8)(INK_NORTH + army);
        text_space();
        text_letter((u8)(SIGN_NORTH + army));
        text_count(worth(army));
    }
    text_row((u8)(row + 3));
    text("Time-point ");
    text_count(battle_clock);
    text(", seed ");
    text_count((u16)battle_seed);
}

/* Seen with the eyes of the person who plays; a battle that is only watched is a
   victory for somebody. */
static u8 is_lost(void)
{
    if (tally_winner == TALLY_NO_ARMY) {
        return 1;
    }
    return (u8)(players_persons() == 1 && players_of(tally_winner) != PLAYER_PERSON);
}

void finish_show(void)
{
    static const char *const items[] = {"Losses", "Events", "Replay", "Save it", "Title", 0};
    u8 chosen;

    ui_screen = SCREEN_END;
    plat_clear();
    if (is_lost()) {
        plat_picture(PICTURE_DEFEAT);
        plat_sound(TUNE_DEFEAT);
    } else {
        plat_picture(PICTURE_VICTORY);
        plat_sound(TUNE_VICTORY);
    }
    result_rows(PICTURE_ROWS);
    key_any();
    plat_sound(SOUND_NONE);
    menu_at = 0;
    do {
        text_page(scenario_title[battle_scenario]);
        result_rows(3);
        chosen = menu_choose(items, 9);
        if (chosen == 0) {
            armies_show();
        } else if (chosen == 1) {
            log_show();
        } else if (chosen == 2) {
            replay_show();
        } else if (chosen == 3) {
            saves_save();
        }
        ui_screen = SCREEN_END;
    } while (chosen != 4 && chosen != MENU_BACK);
}
