#include "newgame.h"

#include "battle.h"
#include "detail.h"
#include "keys.h"
#include "log.h"
#include "menu.h"
#include "panel.h"
#include "platform.h"
#include "players.h"
#include "readings.h"
#include "rulings.h"
#include "scenario.h"
#include "tables.h"
#include "text.h"
#include "ui.h"
#include "unit.h"

#define OPTION_SCENARIO 0
#define OPTION_SIDE 1
#define OPTION_NORTH 2
#define OPTION_SOUTH 3
#define OPTION_LEVEL 4
#define OPTION_VARIANT 5
#define OPTION_DETAIL 6
#define OPTION_SEED 7
#define OPTION_RULINGS 8
#define OPTION_BEGIN 9
#define OPTIONS 10

#define FIRST_ROW 2
#define STORY_ROW 13
#define VALUE_X 13

static const char *const label[OPTIONS] = {"Scenario", "Your side", "North", "South",   "Level",
                                           "Rules",    "Details",   "Seed",  "Rulings", "BEGIN"};
static const char *const level_name[] = {"Beginner", "Standard", "Advanced"};
static const char *const variant_name[] = {"Full", "Strict"};
static const char *const detail_name[] = {"Off", "On"};
static const char *const rulings_name[] = {"Usual", "Other"};

static u16 seed; /* 0: by chance. Short enough to be typed again. */

/* The words for the value of an option; 0 if it is not words. */
static const char *value_of(u8 option)
{
    switch (option) {
    case OPTION_SCENARIO:
        return scenario_title[battle_scenario];
    case OPTION_SIDE:
        return scenario_army[(u8)((u8)(battle_scenario << 1) + battle_person)];
    case OPTION_NORTH:
    case OPTION_SOUTH:
        return player_name[players_of((u8)(option - OPTION_NORTH))];
    case OPTION_LEVEL:
        return level_name[battle_level];
    case OPTION_VARIANT:
        return variant_name[battle_variant];
    case OPTION_RULINGS:
        return rulings_name[(u8)(rules_readings != 0)];
    case OPTION_DETAIL:
        return detail_name[detail_on];
    case OPTION_SEED:
        if (seed == 0) {
            return "By chance";
        }
        return 0;
    default:
        return "";
    }
}

static void draw_options(void)
{
    u8 option;
    const char *value;

    for (option = 0; option < OPTIONS; ++option) {
        text_row((u8)(FIRST_ROW + option));
        if (option == menu_at) {
            text_letter(SIGN_POINT);
            plat_ink = INK_CHOICE;
        } else {
            text_space();
        }
        text(label[option]);
        plat_ink = INK_PLAIN;
        text_to(VALUE_X);
        value = value_of(option);
        if (value == 0) {
            text_count(seed);
        } else {
            text(value);
        }
        text_end();
    }
}

static void draw_story(void)
{
    text_blanks(STORY_ROW, PANEL_KEYS - 1);
    plat_ink = INK_PLAIN;
    text_paragraph(scenario_story[battle_scenario], 1, STORY_ROW, SCREEN_COLUMNS - 2);
}

static u8 back; /* the key was left */

static u8 turned(u8 value, u8 count)
{
    if (back) {
        if (value == 0) {
            value = count;
        }
        return (u8)(value - 1);
    }
    ++value;
    if (value >= count) {
        value = 0;
    }
    return value;
}

static void change(void)
{
    u8 army;

    switch (menu_at) {
    case OPTION_SCENARIO:
        battle_scenario = turned(battle_scenario, SCENARIOS);
        draw_story();
        break;
    case OPTION_SIDE: /* the players change places */
        battle_person ^= 1;
        army = players_of(NORTH);
        players_set(NORTH, players_of(SOUTH));
        players_set(SOUTH, army);
        break;
    case OPTION_NORTH:
    case OPTION_SOUTH:
        army = (u8)(menu_at - OPTION_NORTH);
        players_set(army, turned(players_of(army), PLAYERS));
        break;
    case OPTION_LEVEL:
        battle_level = turned(battle_level, LEVEL_ADVANCED + 1);
        break;
    case OPTION_VARIANT:
        battle_variant ^= 1;
        break;
    case OPTION_DETAIL:
        detail_on ^= 1;
        break;
    case OPTION_SEED:
        ++seed;
        if (back) {
            seed = (u16)(seed - 2);
        }
        break;
    default:
        break;
    }
}

static void begin(void)
{
    while (seed == 0) {
        seed = (u16)plat_seed();
    }
    battle_seed = seed;
    seed = 0; /* the next battle is by chance again */
    log_clear();
    battle_begin();
}

static void draw_all(void)
{
    ui_screen = SCREEN_NEW;
    text_page("A new battle");
    draw_story();
    panel_keys("Left, right: change   B: begin   ?: help");
}

u8 newgame_choose(void)
{
    u8 key = KEY_HELPED;
    u8 digit;

    menu_at = OPTION_SCENARIO;
    for (;;) {
        if (key == KEY_HELPED) {
            draw_all();
        }
        draw_options();
        key = key_get(KEY_WAIT);
        if (key == KEY_BACK) {
            return 0;
        }
        if (key == KEY_ROW && (u8)(plat_point_y - FIRST_ROW) < OPTIONS) {
            menu_at = (u8)(plat_point_y - FIRST_ROW);
            key = KEY_RIGHT;
        }
        digit = (u8)(key - '0');
        back = (u8)(key == KEY_LEFT);
        if (key == 'B' || (menu_at == OPTION_BEGIN && (key == KEY_OK || key == KEY_RIGHT))) {
            begin();
            return 1;
        }
        if (menu_at == OPTION_RULINGS && (key == KEY_OK || key == KEY_RIGHT || back)) {
            rulings_choose();
            menu_at = OPTION_RULINGS;
            key = KEY_HELPED;
        } else if (key == KEY_RIGHT || back) {
            change();
        } else if (menu_at == OPTION_SEED && digit < 10) {
            if (seed < 6553) {
                seed = (u16)((u16)(seed * 10) + digit);
            }
        } else if (key == KEY_RUB) {
            seed = (u16)(seed / 10);
        } else if (key == KEY_OK) {
            menu_step(KEY_DOWN, OPTIONS);
        } else {
            menu_step(key, OPTIONS);
        }
    }
}
