#include "log.h"

#include "battle.h"
#include "combat.h"
#include "event.h"
#include "keys.h"
#include "morale.h"
#include "panel.h"
#include "platform.h"
#include "text.h"
#include "ui.h"
#include "unit.h"

#define PAGE 20
#define MASK (LOG_ENTRIES - 1)

static u8 kind[LOG_ENTRIES];
static u8 who[LOG_ENTRIES];
static u8 whom[LOG_ENTRIES];
static u8 what[LOG_ENTRIES];
static u8 when[LOG_ENTRIES];
static u16 lost[LOG_ENTRIES]; /* in a fight: of the attacker, of the other */
static u16 killed[LOG_ENTRIES];
static u8 next;
static u8 count;

void log_clear(void)
{
    next = 0;
    count = 0;
}

u8 log_event(void)
{
    if ((event_kind == EVENT_MOVED && event_other == 0) || event_kind == EVENT_ARMY ||
        event_kind == EVENT_TIME || event_kind == EVENT_END ||
        (event_kind == EVENT_MORALE && event_value != MORALE_TAKES_ORDERS)) {
        return 0;
    }
    kind[next] = event_kind;
    who[next] = event_unit;
    whom[next] = event_other;
    what[next] = event_value;
    when[next] = battle_clock;
    if (event_kind == EVENT_MELEE || event_kind == EVENT_FIRE) {
        lost[next] = combat_kills[DEFENDER];
        killed[next] = combat_kills[ATTACKER];
    }
    next = (u8)((u8)(next + 1) & MASK);
    if (count < LOG_ENTRIES) {
        ++count;
    }
    return 1;
}

/* By EVENT_...; fights and castings are told otherwise. */
static const char *const words[] = {" run",    "",
                                    "",        " hold",
                                    " halt",   " rout",
                                    " rally",  " are destroyed",
                                    "",        ": a spell fades",
                                    " arrive", " was an illusion!"};

static void entry_line(u8 entry)
{
    plat_x = 0;
    plat_ink = INK_PLAIN;
    panel_name(who[entry]);
    if (kind[entry] == EVENT_MELEE || kind[entry] == EVENT_FIRE) {
        plat_ink = INK_ALARM;
        text_letter('-');
        text_count(lost[entry]);
        plat_ink = INK_PLAIN;
        if (kind[entry] == EVENT_MELEE) {
            text(" x ");
        } else {
            text(" ~ ");
        }
        panel_name(whom[entry]);
        plat_ink = INK_ALARM;
        text_letter('-');
        text_count(killed[entry]);
    } else if (kind[entry] == EVENT_CAST) {
        text(": ");
        text(spell_label[what[entry]]);
        text_letter(' ');
        panel_name(whom[entry]);
    } else {
        if (kind[entry] == EVENT_DESTROYED && what[entry] == DESTROYED_OFF_MAP) {
            text(" flee the field");
        } else {
            text(words[kind[entry]]);
        }
    }
    text_end();
}

void log_newest(void)
{
    entry_line((u8)((u8)(next - 1) & MASK));
}

/* Entries first to the end of the page, with a time wherever it changes. */
static void page(u8 first)
{
    u8 row = 2;
    u8 entry;
    u8 time = 255;

    text_blanks(2, PAGE + 1);
    while (first < count && row < PAGE + 2) {
        entry = (u8)((u8)(next - count + first) & MASK);
        if (when[entry] != time && row < PAGE + 1) {
            time = when[entry];
            text_title(row);
            text("Time-point ");
            text_count(time);
            ++row;
        }
        plat_y = row;
        entry_line(entry);
        ++row;
        ++first;
    }
}

#define STEP 8

void log_show(void)
{
    u8 screen = ui_screen;
    u8 first = 0;
    u8 key;

    ui_screen = SCREEN_LOG;
    if (count > 2 * STEP) {
        first = (u8)(count - STEP);
    }
    do {
        text_page("What has happened");
        panel_keys("Up, down: earlier, later    Esc: back");
        do {
            page(first);
            key = key_get(KEY_WAIT);
            if (key == KEY_UP) {
                if (first >= STEP) {
                    first = (u8)(first - STEP);
                } else {
                    first = 0;
                }
            } else if (key == KEY_DOWN && (u8)(first + STEP) < count) {
                first = (u8)(first + STEP);
            }
        } while (key != KEY_BACK && key != KEY_OK && key != KEY_HELPED);
    } while (key == KEY_HELPED);
    ui_screen = screen;
}
