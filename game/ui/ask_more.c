/* How long to wait; what to cast, how strongly, upon whom. */
#include "ask.h"
#include "battle.h"
#include "cursor.h"
#include "field.h"
#include "keys.h"
#include "panel.h"
#include "platform.h"
#include "tables.h"
#include "text.h"
#include "troop.h"
#include "view.h"

u8 ask_wait(void)
{
    u8 key;

    order_kind = ORDER_WAIT;
    order_target = field_pause(battle_unit);
    panel_keys("Arrows more, less  Return do it  Esc no");
    for (;;) {
        text_title(PANEL_LINE);
        text("Wait <");
        text_number(order_target, 2);
        text("> time-points");
        text_end();
        key = key_get(KEY_WAIT);
        if (key == KEY_RIGHT || key == KEY_UP) {
            if (order_target < WAIT_MOST) {
                ++order_target;
            }
        } else if (key == KEY_LEFT || key == KEY_DOWN) {
            if (order_target > 1) {
                --order_target;
            }
        } else if (key == KEY_OK || key == ' ' || key == '0') {
            return 1;
        } else if (key == KEY_BACK || key == KEY_HELPED) {
            return 0;
        }
    }
}

/* Upon whom: the friends that the spell may reach, one after the other. */
static u8 ask_friend(void)
{
    u8 key = KEY_RIGHT;
    u8 tries;

    order_target = battle_unit;
    panel_keys("Arrows another  Return cast  Esc no");
    for (;;) {
        cursor_to_unit(order_target);
        view_unit_mark(order_target, MARK_CURSOR);
        panel_unit(order_target);
        key = key_get(KEY_WAIT);
        if (key == KEY_OK || key == ' ') {
            return 1;
        }
        if (key == KEY_BACK || key == KEY_HELPED) {
            return 0;
        }
        if (key == KEY_HEX && !cursor_point() && cursor_unit() != NO_UNIT) {
            tries = order_target;
            order_target = cursor_unit();
            if (order_refused() != 0) {
                order_target = tries;
            }
        } else if (key >= KEY_UP && key <= KEY_RIGHT) {
            do { /* ends: the caster itself is always legal */
                if (key == KEY_UP || key == KEY_LEFT) {
                    --order_target;
                    if (order_target >= unit_count) {
                        order_target = (u8)(unit_count - 1);
                    }
                } else {
                    ++order_target;
                    if (order_target >= unit_count) {
                        order_target = 0;
                    }
                }
            } while (order_refused() != 0);
        }
    }
}

/* The spell behind or before; past the ends, which is no spell, the first. */
static void next_spell(u8 more)
{
    if (more) {
        ++order_spell;
    } else {
        --order_spell;
    }
    if (order_refused() != 0) {
        order_spell = SPELL_BLADE;
    }
}

u8 ask_cast(void)
{
    u8 key;

    order_kind = ORDER_CAST;
    order_spell = SPELL_BLADE;
    order_points = 1;
    order_target = battle_unit;
    panel_keys("Left, right spell  Up, down points  Esc");
    for (;;) {
        text_title(PANEL_LINE);
        text("Cast <");
        text(spell_label[order_spell]);
        text("> with ");
        text_count(order_points);
        text(" of ");
        text_count(unit_spells[battle_unit]);
        text(" points");
        text_end();
        key = key_get(KEY_WAIT);
        if (key == KEY_RIGHT || key == KEY_LEFT) {
            next_spell((u8)(key == KEY_RIGHT));
        } else if (key == KEY_UP) {
            ++order_points;
            if (order_refused() != 0) {
                order_points = 1;
            }
        } else if (key == KEY_DOWN) {
            if (order_points > 1) {
                --order_points;
            }
        } else if (key == KEY_OK || key == ' ' || key == '9') {
            return ask_friend();
        } else if (key == KEY_BACK || key == KEY_HELPED) {
            return 0;
        }
    }
}
