#include "watch.h"

#include "battle.h"
#include "detail.h"
#include "event.h"
#include "hex.h"
#include "keys.h"
#include "log.h"
#include "panel.h"
#include "platform.h"
#include "troop.h"
#include "view.h"

/* By EVENT_..., what it sounds like. */
static const u8 sound_of[] = {SOUND_MARCH, SOUND_CLASH, SOUND_ARROWS,    SOUND_NONE, SOUND_NO,
                              SOUND_ROUT,  SOUND_RALLY, SOUND_DESTROYED, SOUND_SPELL};

void watch_screen(void)
{
    u8 unit = battle_unit;

    plat_clear();
    if (unit == NO_UNIT) {
        view_centre((u8)(map_columns >> 1), (u8)(map_rows >> 1));
    } else {
        view_centre(unit_q[unit], hex_row(unit_q[unit], unit_r[unit]));
    }
    panel_status();
}

static void say(void)
{
    plat_y = PANEL_LINE;
    log_newest();
    key_pause();
}

static void show_move(void)
{
    u8 direction = event_value;

    if (direction > 3) {
        direction = (u8)(direction - 3);
    } else {
        direction = (u8)(direction + 3);
    }
    hex_step(unit_q[event_unit], unit_r[event_unit], direction);
    view_hex(hex_step_q, hex_step_r);
    view_unit(event_unit);
}

static void show_fight(void)
{
    view_unit_mark(event_unit, MARK_CURSOR);
    view_unit_mark(event_other, MARK_TARGET);
    if (detail_on) {
        detail_combat();
        panel_unit(NO_UNIT);
    }
    say();
    view_unit(event_unit);
    view_unit(event_other);
}

void watch_event(void)
{
    u8 logged = log_event();

    if (event_kind == EVENT_TIME || event_kind == EVENT_ARMY) {
        panel_status();
        return;
    }
    if (event_kind == EVENT_END) {
        if (event_value == END_NIGHTFALL) {
            plat_sound(SOUND_NIGHTFALL);
        }
        return;
    }
    view_follow_unit(event_unit);
    if (event_kind == EVENT_ARRIVED) {
        plat_sound(SOUND_HORN);
    } else if (event_kind == EVENT_VANISHED) {
        plat_sound(SOUND_SPELL);
    } else if (event_kind < sizeof(sound_of)) {
        plat_sound(sound_of[event_kind]);
    }
    if (event_kind == EVENT_MELEE || event_kind == EVENT_FIRE) {
        show_fight();
        return;
    }
    if (event_kind == EVENT_MOVED) {
        show_move();
    } else {
        view_unit(event_unit);
    }
    if (event_kind == EVENT_MORALE && detail_on) {
        detail_morale(event_unit, event_value);
        panel_unit(NO_UNIT);
    } else if (logged) {
        say();
    }
}
