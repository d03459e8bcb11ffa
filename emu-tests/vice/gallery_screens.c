/* What the gallery shows. */
#include "gallery.h"

static const char *const ink_names[INKS] = {"plain", "title", "dim",  "north",
                                            "south", "choice", "alarm"};

void gallery_text(u8 x, u8 y, u8 ink, const char *text)
{
    plat_x = x;
    plat_y = y;
    plat_ink = ink;
    while (*text) {
        plat_letter((u8)*text);
        ++text;
    }
}

/* Every letter and sign in every ink. */
void gallery_letters(void)
{
    u8 ink, letter;

    gallery_text(0, 0, INK_TITLE, "The quick brown fox jumps over");
    gallery_text(0, 1, INK_PLAIN, "THE LAZY DOG. 0123456789 (50%) +1 -3!?");
    for (ink = 0; ink < INKS; ++ink) {
        gallery_text(0, (u8)(3 + ink), ink, ink_names[ink]);
        plat_x = 8;
        for (letter = 1; letter < SIGNS; ++letter) {
            plat_letter(letter);
        }
        plat_x = 18;
        for (letter = 33; letter < 55; ++letter) {
            plat_letter(letter);
        }
    }
    plat_ink = INK_PLAIN;
    plat_x = 0;
    plat_y = 11;
    for (letter = 32; letter < 127; ++letter) {
        if (plat_x == 32) {
            plat_x = 0;
            ++plat_y;
        }
        plat_letter(letter);
    }
}

static void nothing_there(void)
{
    plat_people = PEOPLE_NONE;
    plat_ground = 0;
    plat_state = 0;
    plat_mark = MARK_NONE;
}

/* Every people mounted and on foot on both sides; types, states and marks below. */
void gallery_peoples(void)
{
    u8 column, row;

    plat_view_begin();
    for (column = 0; column < VIEW_COLUMNS; ++column) {
        for (row = 0; row < VIEW_ROWS; ++row) {
            nothing_there();
            if (row < 4 && column < 9) {
                plat_people = column;
                plat_side = row & 1;
                plat_type = 4;
                if (row > 1) {
                    plat_type = 8;
                }
            }
            if (column > 9 && row < 7) {
                plat_ground = row;
            }
            if (row > 4 && row < 7 && column < 9) {
                plat_type = column;
                plat_people = 0;
                plat_side = row - 5;
            }
            if (row > 6 && column < 6) {
                plat_people = 4;
                plat_type = 4;
                plat_side = row - 7;
                plat_state = column >> 1;
            }
            if (row == 8 && column == 12) {
                plat_people = 0;
                plat_type = 6;
                plat_side = 0;
                plat_mark = MARK_DUE;
            }
            if (row == 8 && column == 10) {
                plat_mark = MARK_CURSOR;
            }
            if (row == 8 && column == 8) {
                plat_people = 6;
                plat_type = 0;
                plat_side = 1;
                plat_mark = MARK_TARGET;
            }
            plat_hex(column, row);
        }
    }
    plat_view_end();
    gallery_text(0, 20, INK_TITLE, "Nine peoples");
    gallery_text(0, 21, INK_PLAIN, "on foot and mounted, and their marks.");
    gallery_text(0, 22, INK_NORTH, "North");
    gallery_text(8, 22, INK_SOUTH, "South");
}

/* A field as it might be: woods and hills in places, two lines of units. */
static const char field[VIEW_ROWS][VIEW_COLUMNS + 1] = {
    "0001100000455", "0012210003445", "0112210000344", "0011100000033", "0000000000000",
    "3300000110000", "4430001221000", "5443001221000", "5544300110006"};

void gallery_map(void)
{
    u8 column, row;

    plat_view_begin();
    for (column = 0; column < VIEW_COLUMNS; ++column) {
        for (row = 0; row < VIEW_ROWS; ++row) {
            nothing_there();
            plat_ground = (u8)(field[row][column] - '0');
            if ((row == 3 || row == 5) && column > 2 && column < 11) {
                plat_side = row == 5;
                plat_people = (u8)(column - 2);
                plat_type = column & 7;
            }
            if (row == 3 && column == 6) {
                plat_mark = MARK_CURSOR;
            }
            plat_hex(column, row);
        }
    }
    plat_view_end();
    gallery_text(0, 19, INK_DIM, "");
    for (column = 0; column < 40; ++column) {
        plat_letter(SIGN_RULE);
    }
    gallery_text(0, 20, INK_NORTH, "\4 Valkyries LC, 240 men");
    gallery_text(0, 21, INK_PLAIN, "Time 12   Morale 7   Move, Melee, Fire");
    gallery_text(0, 22, INK_CHOICE, " Order? ");
}

/* The same field and more as the strategic map draws it. */
void gallery_strategic(void)
{
    u8 x, y;

    for (x = 0; x < 26; ++x) {
        for (y = 0; y < 18; ++y) {
            nothing_there();
            plat_ground = (u8)(field[y % VIEW_ROWS][x % VIEW_COLUMNS] - '0');
            if (y == 7 && x > 4 && x < 14) {
                plat_people = x & 7;
                plat_side = 0;
                plat_type = x & 7;
            }
            if (y == 11 && x > 4 && x < 14) {
                plat_people = x & 7;
                plat_side = 1;
                plat_type = x & 7;
                plat_state = x == 9 ? 2 : 0;
            }
            if (x == 7 && y == 7) {
                plat_mark = MARK_CURSOR;
            }
            plat_cell((u8)(x + 1), (u8)(y + 2));
        }
    }
    gallery_text(1, 0, INK_TITLE, "The whole field");
    gallery_text(29, 3, INK_NORTH, "\4 North");
    gallery_text(29, 5, INK_SOUTH, "\5 South");
}
