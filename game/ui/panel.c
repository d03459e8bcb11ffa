#include "panel.h"

#include "army.h"
#include "battle.h"
#include "names.h"
#include "platform.h"
#include "scenario.h"
#include "tables.h"
#include "text.h"
#include "troop.h"
#include "view.h"

#define BAR_CELLS 7
#define BAR_SHIFT 3 /* eight points of army morale a cell */

const char *const weapon_label[WEAPONS] = {"Lance", "Javel.", "Sword",  "Pike",
                                           "Spear", "Javel.", "2-Hand", "Sword"};
const char *const missile_label[MISSILES] = {"Jav", "Rks", "Bow"};
const char *const spell_label[SPELLS] = {"Blade Enhancer", "Shield", "Haste", "Courage"};

static const char *const state_label[] = {"", "Halted", "ROUTED"};

static void status_army(u8 army)
{
    plat_ink = (u8)(INK_NORTH + army);
    text_letter((u8)(SIGN_NORTH + army));
    text_number(army_morale[army], 3);
    text_space();
    text_bar((u8)(army_morale[army] >> BAR_SHIFT), BAR_CELLS);
}

void panel_status(void)
{
    text_title(PANEL_STATUS);
    text("Time");
    text_number(battle_clock, 4);
    text("/144 ");
    status_army(NORTH);
    text_space();
    text_space();
    status_army(SOUTH);
    text_end();
}

void panel_name(u8 unit)
{
    u8 ink = plat_ink;

    plat_ink = (u8)(INK_NORTH + unit_army[unit]);
    text_letter((u8)(SIGN_NORTH + unit_army[unit]));
    text(scenario_name[battle_scenario][unit]);
    plat_ink = ink;
}

void panel_army(u8 army)
{
    u8 ink = plat_ink;

    plat_ink = (u8)(INK_NORTH + army);
    text_letter((u8)(SIGN_NORTH + army));
    text(scenario_army[(u8)((u8)(battle_scenario << 1) + army)]);
    plat_ink = ink;
}

static void one_spell(const char *label, u8 points)
{
    if (points != 0) {
        text_space();
        text(label);
        text_count(points);
    }
}

void panel_spells(u8 unit)
{
    one_spell("Bl+", unit_blade[unit]);
    one_spell("Sh+", unit_guard[unit]);
    one_spell("Ha+", unit_haste[unit]);
    one_spell("Co+", unit_courage[unit]);
}

void panel_unit(u8 unit)
{
    u8 shown;

    if (unit == NO_UNIT) {
        text_blanks(PANEL_UNIT, PANEL_UNIT + 1);
        return;
    }
    text_row(PANEL_UNIT);
    panel_name(unit);
    text_to(17);
    text(name_race[unit_race[unit]]);
    text_to(27);
    text(name_type[unit_type[unit]]);
    text(" class ");
    text(name_class[unit_class[unit]]);
    text_end();
    text_row(PANEL_UNIT + 1);
    shown = view_shown(unit);
    text_number(unit_men(shown), 4);
    text_letter('/');
    text_count(unit_first_men(shown));
    text_to(10);
    text(weapon_label[unit_weapon[unit]]);
    text_to(17);
    if (unit_missile[unit] != MISSILE_NONE) {
        text(missile_label[unit_missile[unit]]);
        text_space();
    }
    if (unit_shield[unit]) {
        text("Shields ");
    }
    if (unit_spells[shown] != 0) {
        text("Spells ");
        text_number(unit_spells[shown], 2);
        text_space();
    }
    plat_ink = INK_ALARM;
    if (shown != unit && unit_army[unit] == unit_army[battle_unit]) {
        text("Illusion ");
    }
    text(state_label[unit_state[unit]]);
    text_end();
}

static void line(const char *words)
{
    text(words);
    text_end();
}

void panel_line(const char *words)
{
    text_title(PANEL_LINE);
    line(words);
}

void panel_alarm(const char *words)
{
    text_row(PANEL_LINE);
    plat_ink = INK_ALARM;
    line(words);
}

void panel_keys(const char *words)
{
    text_row(PANEL_KEYS);
    plat_ink = INK_DIM;
    line(words);
}
