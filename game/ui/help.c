#include "help.h"

#include "keys.h"
#include "panel.h"
#include "platform.h"
#include "text.h"
#include "ui.h"

static const char battle_page[] =
    "The unit that flashes is due. It obeys at once; then its time-points run.||"
    "1-6  march: 1 north, then clockwise|"
    "7    melee with a neighbour|"
    "8    fire, within range and sight|"
    "9    cast a spell|"
    "0    wait||"
    "Or go to a hex with the arrows (A, Z: up, down): see what Return does there, and the losses "
    "to expect.||"
    "Return on the unit: the menu. U takes an order back until dice fall.||"
    "Bring the enemy's army morale to zero, or have more left at nightfall.";

static const char new_page[] = "Up, down: another line. Left, right: change it. B: begin.||"
                               "Level: Beginner makes your army stronger, Advanced the other.||"
                               "Rules: Strict is the cards alone.||"
                               "Seed: same seed, same orders, same battle.";

static const char list_page[] = "Arrows move, Return chooses, Esc goes back. X: sound.";

static const char watch_page[] = "Space: stop, go on. Right: one order. + -: speed. Esc: leave.";

static const char army_page[] =
    "H heavy, M medium, L light, E extra; I infantry, C cavalry. Class A is trained best, D "
    "worst.||"
    "Mis: missiles. Javelins and rocks reach 2 hexes, bows 4. S: shields. Los: men lost.";

static const char *const pages[SCREENS] = {list_page, new_page,   army_page,   battle_page,
                                           list_page, list_page,  battle_page, list_page,
                                           list_page, watch_page, list_page};

void help_show(void)
{
    u8 screen = ui_screen;

    ui_screen = SCREEN_HELP;
    text_page("Help");
    text_paragraph(pages[screen], 1, 3, SCREEN_COLUMNS - 2);
    key_any();
    ui_screen = screen;
}
