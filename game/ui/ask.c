#include "ask.h"

#include "act.h"
#include "battle.h"
#include "combat.h"
#include "command.h"
#include "cursor.h"
#include "detail.h"
#include "field.h"
#include "hex.h"
#include "keys.h"
#include "names.h"
#include "panel.h"
#include "platform.h"
#include "tables.h"
#include "text.h"
#include "troop.h"
#include "view.h"

#define FLASH_TENTHS 4

static u8 shoots; /* the person asked for fire, not for melee */

/* The next enemy behind the present order_target that the order may be given
   against, into order_target; 0, or why there is none. */
static u8 find_target(u8 kind)
{
    u8 tries = unit_count;
    u8 why = REFUSED_NOT_ADJACENT;
    u8 refused;

    order_kind = kind;
    do {
        ++order_target;
        if (order_target >= unit_count) {
            order_target = 0;
        }
        refused = order_refused();
        if (refused == 0) {
            return 0;
        }
        if (refused > REFUSED_NOT_AN_ENEMY) {
            why = refused;
        }
        --tries;
    } while (tries != 0);
    return why;
}

/* Whether the unit can cast anything: the least spell upon itself. */
static u8 cast_refused(void)
{
    order_kind = ORDER_CAST;
    order_target = battle_unit;
    order_spell = SPELL_BLADE;
    order_points = 1;
    return order_refused();
}

/* Only the legal orders, by the numbers of the card. */
static void offer_orders(void)
{
    text_title(PANEL_LINE);
    text("0 Wait  ");
    for (order_kind = 1; order_kind <= DIRECTIONS; ++order_kind) {
        if (order_refused() == 0) {
            text_letter((u8)('0' + order_kind));
        }
    }
    text(" Move");
    if (find_target(ORDER_MELEE) == 0) {
        text("  7 Melee");
    }
    if (find_target(ORDER_FIRE) == 0) {
        text("  8 Fire");
    }
    if (cast_refused() == 0) {
        text("  9 Cast");
    }
    text_end();
    panel_keys("Arrows look  Return menu  U undo  ? help");
}

/* The order that the hex under the cursor stands for: 0, or why it is none. */
static u8 propose(void)
{
    u8 q = unit_q[battle_unit];
    u8 r = unit_r[battle_unit];
    u8 other = cursor_unit();
    u8 away = hex_distance(q, r, cursor_q, cursor_r);

    order_target = other;
    if (other != NO_UNIT) {
        order_kind = ORDER_MELEE;
        if (shoots || (away > 1 && unit_missile[battle_unit] != MISSILE_NONE)) {
            order_kind = ORDER_FIRE;
        }
    } else if (away == 1) {
        hex_ray(q, r, cursor_q, cursor_r);
        order_kind = hex_ray_direction;
    } else {
        return REFUSED_NO_TARGET;
    }
    return order_refused();
}

static void show_odds(void)
{
    plat_ink = INK_TITLE;
    if (order_kind == ORDER_MELEE) {
        text("Melee. ");
        melee_expect(battle_unit, order_target);
    } else {
        text("Fire. ");
        fire_expect(battle_unit, order_target, act_answers(battle_unit, order_target));
    }
    detail_odds();
}

/* What is under the cursor, and what Return would do there. */
static void show_cursor(void)
{
    u8 refused = propose();
    u8 unit = cursor_unit();

    panel_unit(unit);
    text_row(PANEL_LINE);
    text(name_terrain[cursor_ground()]);
    if (unit != NO_UNIT) {
        panel_spells(view_shown(unit));
        if (refused == 0) {
            plat_x = 0;
            show_odds();
        }
    } else {
        if (refused == 0) {
            text(": march, ");
            text_count(field_cost(battle_unit, cursor_ground()));
            text(" time-points");
        } else if (refused == REFUSED_PROHIBITED) {
            text(": prohibited");
        }
    }
    text_end();
    panel_keys("Arrows look  Return do it  Esc back");
}

static void show(void)
{
    if (cursor_at(battle_unit)) {
        panel_unit(battle_unit);
        offer_orders();
    } else {
        show_cursor();
    }
}

static void refuse(u8 refused)
{
    plat_sound(SOUND_NO);
    text_row(PANEL_LINE);
    plat_ink = INK_ALARM;
    text("No: ");
    text(order_refusal(refused));
    text_letter('.');
    text_end();
}

/* KEY_OK, or a hex pointed at. */
static u8 choose(void)
{
    u8 refused;

    if (cursor_at(battle_unit)) {
        return command_menu(1);
    }
    refused = propose();
    if (refused == 0) {
        return ASK_ORDER;
    }
    refuse(refused);
    return ASK_ON;
}

u8 ask_spell(void)
{
    u8 refused = cast_refused();

    if (refused != 0) {
        refuse(refused);
        key_pause();
        return ASK_ON;
    }
    if (ask_cast()) {
        return ASK_ORDER;
    }
    return ASK_AGAIN;
}

static u8 order_key(u8 kind)
{
    u8 refused;

    if (kind == ORDER_CAST) {
        return ask_spell();
    }
    if (kind == ORDER_WAIT) {
        if (ask_wait()) {
            return ASK_ORDER;
        }
        return ASK_AGAIN;
    }
    if (kind <= DIRECTIONS) {
        order_kind = kind;
        refused = order_refused();
        if (refused == 0) {
            return ASK_ORDER;
        }
    } else { /* the cursor goes to the next target, and shows what to expect */
        order_target = cursor_unit();
        refused = find_target(kind);
        if (refused == 0) {
            shoots = (u8)(kind == ORDER_FIRE);
            cursor_to_unit(order_target);
            show();
            return ASK_ON;
        }
    }
    refuse(refused);
    return ASK_ON;
}

static u8 handle(u8 key)
{
    if (key >= KEY_UP && key <= KEY_RIGHT) {
        cursor_step(key);
        shoots = 0;
    } else if (key == KEY_HEX) {
        if (cursor_point()) {
            return choose(); /* pointed at twice */
        }
        shoots = 0;
    } else if (key == KEY_OK || key == ' ') {
        return choose();
    } else if (key >= '0' && key <= '9') {
        return order_key((u8)(key - '0'));
    } else if (key == KEY_BACK) {
        if (cursor_at(battle_unit)) {
            return command_menu(1);
        }
        cursor_to_unit(battle_unit);
    } else {
        return command_do(key, 1);
    }
    show();
    return ASK_ON;
}

u8 ask_order(void)
{
    u8 flash = MARK_NONE;
    u8 result = ASK_ON;
    u8 key;

    shoots = 0;
    key_menu = 0;
    view_follow_unit(battle_unit);
    cursor_to_unit(battle_unit);
    show();
    do {
        flash ^= MARK_DUE;
        view_unit_mark(battle_unit, flash);
        cursor_draw();
        key = key_get(FLASH_TENTHS);
        if (key == KEY_HELPED) {
            result = ASK_AGAIN;
        } else if (key != KEY_NONE) {
            result = handle(key);
        }
    } while (result == ASK_ON);
    if (result == ASK_ORDER) { /* else the screen is drawn anew or left */
        cursor_hide();
        view_unit(battle_unit);
    }
    return result;
}
