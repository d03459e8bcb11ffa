#include "menu.h"

#include "keys.h"
#include "panel.h"
#include "platform.h"
#include "text.h"

u8 menu_at;

u8 menu_step(u8 key, u8 count)
{
    if (key == KEY_UP) {
        if (menu_at == 0) {
            menu_at = count;
        }
        --menu_at;
        return 1;
    }
    if (key == KEY_DOWN) {
        ++menu_at;
        if (menu_at >= count) {
            menu_at = 0;
        }
        return 1;
    }
    return 0;
}

#define MENU_X 8

static const char *const *list;
static u8 top;

static void draw_item(u8 item)
{
    text_row((u8)(top + item));
    text_to(MENU_X);
    if (item == menu_at) {
        text_letter(SIGN_POINT);
        plat_ink = INK_CHOICE;
    } else {
        text_space();
    }
    text(list[item]);
    text_end();
}

u8 menu_choose(const char *const *items, u8 row)
{
    u8 count = 0;
    u8 old;
    u8 key;

    list = items;
    top = row;
    panel_keys("Return: choose   Esc: back   ?: help");
    while (list[count] != 0) {
        ++count;
    }
    if (menu_at >= count) { /* left there by a longer list */
        menu_at = 0;
    }
    for (row = 0; row < count; ++row) {
        draw_item(row);
    }
    for (;;) {
        key = key_get(KEY_WAIT);
        old = menu_at;
        if (key == KEY_OK || key == ' ') {
            return menu_at;
        }
        if (key == KEY_BACK) {
            return MENU_BACK;
        }
        if (key == KEY_HELPED) {
            return MENU_HELPED;
        }
        if (key == KEY_ROW && (u8)(plat_point_y - top) < count) {
            menu_at = (u8)(plat_point_y - top);
            return menu_at;
        }
        if (menu_step(key, count)) {
            draw_item(old);
            draw_item(menu_at);
        } else {
            for (row = 0; row < count; ++row) {
                if ((u8)list[row][0] == key) {
                    menu_at = row;
                    return row;
                }
            }
        }
    }
}
