#include "replay.h"

#include "battle.h"
#include "event.h"
#include "journal.h"
#include "keys.h"
#include "log.h"
#include "panel.h"
#include "platform.h"
#include "ui.h"
#include "unit.h"
#include "view.h"
#include "watch.h"

static u8 paused;

/* Between two orders; 0 to leave. */
static u8 go_on(void)
{
    u8 key;

    do {
        if (paused) {
            panel_keys("Space: go on   Right: step   Esc: leave");
            key = key_get(KEY_WAIT);
        } else {
            panel_keys("Space: pause   + -: speed    Esc: leave");
            key = key_raw(0);
            if (key == '+' && key_speed < SPEEDS - 1) {
                ++key_speed;
            } else if (key == '-' && key_speed != 0) {
                --key_speed;
            }
        }
        if (key == KEY_BACK || key_menu) {
            key_menu = 0;
            return 0;
        }
        if (key == ' ' || key == 'P' || key == KEY_OK) {
            paused ^= 1;
        } else if (key == KEY_HELPED) {
            watch_screen();
        }
    } while (paused && key != KEY_RIGHT);
    return 1;
}

void replay_show(void)
{
    void (*sink)(void) = event_sink;

    ui_screen = SCREEN_REPLAY;
    event_sink = 0;
    log_clear();
    journal_rewind();
    watch_screen();
    event_sink = watch_event;
    key_menu = 0;
    paused = 0;
    while (journal_more()) {
        if (battle_next() == BATTLE_OVER) {
            break;
        }
        if (event_sink != 0) {
            view_follow_unit(battle_unit);
            view_unit_mark(battle_unit, MARK_DUE);
            panel_unit(battle_unit);
            if (!go_on()) {
                event_sink = 0; /* the rest is played unseen */
            }
        }
        if (journal_play() != 0) {
            break;
        }
        if (event_sink != 0) {
            view_unit(battle_unit);
            key_pause();
        }
    }
    battle_next();
    event_sink = sink;
}
