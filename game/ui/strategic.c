#include "strategic.h"

#include "battle.h"
#include "hex.h"
#include "keys.h"
#include "platform.h"
#include "scenario.h"
#include "text.h"
#include "troop.h"
#include "ui.h"
#include "view.h"

#define LEGEND 33 /* the column beside the widest map */

static void draw_field(void)
{
    u8 column;
    u8 row;

    for (row = 0; row < map_rows; ++row) {
        for (column = 0; column < map_columns; ++column) {
            view_look(column, row);
            plat_mark = MARK_NONE;
            plat_cell(column, row);
        }
    }
}

/* The signs with their names, in the column beside the map. */
static void legend(void)
{
    static const char *const ground[] = {"Clear", "Woods", "Forest", "Hill", "High", "Peak"};
    u8 i;

    plat_people = PEOPLE_NONE;
    for (i = 0; i < GROUND_NONE; ++i) {
        plat_ground = i;
        plat_cell(LEGEND, (u8)(i + 6));
        text_at(LEGEND + 1, (u8)(i + 6), INK_PLAIN);
        text(ground[i]);
    }
    for (i = 0; i < ARMIES; ++i) {
        text_at(LEGEND, (u8)(i + 1), (u8)(INK_NORTH + i));
        text_letter((u8)(SIGN_NORTH + i));
        if (i == NORTH) {
            text("North");
        } else {
            text("South");
        }
    }
    text_at(LEGEND, 4, INK_TITLE);
    text("T ");
    text_count(battle_clock);
}

void strategic_show(void)
{
    u8 screen = ui_screen;
    u8 key;
    u8 flash = 0;
    u8 unit = battle_unit;

    ui_screen = SCREEN_MAP;
    do {
        plat_clear();
        draw_field();
        legend();
        do {
            if (unit != NO_UNIT && unit_state[unit] <= STATE_ON_FIELD) {
                view_look(unit_q[unit], hex_row(unit_q[unit], unit_r[unit]));
                plat_mark = flash;
                plat_cell(unit_q[unit], hex_row(unit_q[unit], unit_r[unit]));
                flash ^= MARK_DUE;
            }
            key = key_get(4);
        } while (key == KEY_NONE);
    } while (key == KEY_HELPED);
    ui_screen = screen;
}
