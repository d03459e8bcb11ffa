#include "gallery_pages.h"

static const char *const ink_names[INKS] = {"PLAIN", "TITLE",  "DIM",  "NORTH",
                                            "SOUTH", "CHOICE", "ALARM"};
static const char *const sign_names[SIGNS] = {"",      "RULE",  "FULL", "EMPTY", "NORTH",
                                              "SOUTH", "POINT", "UP",   "DOWN"};

void page_text(void)
{
    u8 i, j;

    say(0, 0, INK_TITLE, "INKS AND SIGNS");
    plat_x = 0;
    plat_y = 1;
    for (i = 0; i < SCREEN_COLUMNS; ++i) {
        plat_letter(SIGN_RULE);
    }
    for (i = 0; i < INKS; ++i) {
        say(0, (u8)(3 + i), i, " Ink ");
        say(5, (u8)(3 + i), i, ink_names[i]);
        say(12, (u8)(3 + i), i, "The quick brown fox, 0-9 ");
    }
    for (i = 1; i < SIGNS; ++i) {
        plat_ink = INK_PLAIN;
        plat_y = (u8)(11 + (i - 1) % 4);
        plat_x = 2;
        if (i > 4) {
            plat_x = 22;
        }
        for (j = 0; j < 5; ++j) {
            plat_letter(i);
        }
        say((u8)(plat_x + 1), plat_y, INK_DIM, sign_names[i]);
    }
    plat_y = 16;
    plat_x = 0;
    plat_ink = INK_PLAIN;
    for (i = 32; i < 127; ++i) {
        plat_letter(i);
        if (plat_x == SCREEN_COLUMNS) {
            plat_x = 0;
            ++plat_y;
        }
    }
    say(0, 20, INK_NORTH, "MORALE ");
    for (i = 0; i < 20; ++i) {
        if (i < 13) {
            plat_letter(SIGN_FULL);
        } else {
            plat_letter(SIGN_EMPTY);
        }
    }
}
