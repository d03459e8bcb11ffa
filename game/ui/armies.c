#include "armies.h"

#include "battle.h"
#include "keys.h"
#include "names.h"
#include "panel.h"
#include "platform.h"
#include "scenario.h"
#include "tables.h"
#include "text.h"
#include "troop.h"
#include "ui.h"

#define FIRST_ROW 3
#define PAGE_ROWS 18

static void unit_row(u8 unit)
{
    plat_ink = (u8)(INK_NORTH + unit_army[unit]);
    if (unit_state[unit] == STATE_GONE) {
        plat_ink = INK_DIM;
    }
    text(scenario_name[battle_scenario][unit]);
    text_to(15);
    text(name_type[unit_type[unit]]);
    text_to(19);
    text(name_class[unit_class[unit]]);
    text_to(21);
    text(weapon_label[unit_weapon[unit]]);
    text_to(28);
    if (unit_missile[unit] != MISSILE_NONE) {
        text(missile_label[unit_missile[unit]]);
    }
    text_to(31);
    if (unit_shield[unit]) {
        text_letter('S');
    }
    text_to(32);
    if (unit_state[unit] == STATE_GONE) {
        text("   -");
    } else {
        text_number(unit_men(unit), 4);
    }
    text_number((u16)(unit_first_men(unit) - unit_men(unit)), 4);
}

/* From this unit on; the unit behind the page, or NO_UNIT when it was the last of
   its army. */
static u8 page(u8 unit)
{
    u8 army = unit_army[unit];
    u8 row = FIRST_ROW;

    text_page("");
    text_row(0);
    panel_army(army);
    text_row(2);
    plat_ink = INK_DIM;
    text("Name           Typ C Weapon MisS Men Los");
    while (row < FIRST_ROW + PAGE_ROWS) {
        text_row(row);
        unit_row(unit);
        ++row;
        ++unit;
        if (unit >= unit_count || unit_army[unit] != army) {
            return NO_UNIT;
        }
    }
    return unit;
}

void armies_show(void)
{
    u8 screen = ui_screen;
    u8 unit = 0;
    u8 next;
    u8 key;
    u8 army;

    ui_screen = SCREEN_ARMIES;
    do {
        army = unit_army[unit];
        next = page(unit);
        if (next == NO_UNIT) { /* the other army */
            next = 0;
            while (next < unit_count && unit_army[next] == army) {
                ++next;
            }
            if (next >= unit_count || army == SOUTH) {
                next = 0;
            }
        }
        panel_keys("Arrows: the other army    Return: go on");
        key = key_get(KEY_WAIT);
        if (key >= KEY_UP && key <= KEY_RIGHT) {
            unit = next;
        }
    } while (key != KEY_BACK && key != KEY_OK && key != ' ');
    ui_screen = screen;
}
