/* The tactical map: all grounds, all units, and a battle. */
#include "gallery_pages.h"

#define PEOPLES 9
#define TYPES 9

static void draw_view(void (*choose)(u8 column, u8 row))
{
    u8 column, row;

    plat_view_begin();
    for (row = 0; row < VIEW_ROWS; ++row) {
        for (column = 0; column < VIEW_COLUMNS; ++column) {
            choose(column, row);
            plat_hex(column, row);
        }
    }
    plat_view_end();
}

/* Two columns of each ground, the last outside of the map. */
static void choose_ground(u8 column, u8 row)
{
    nobody((u8)(column / 2));
    if (row == 2 || row == 6) {
        somebody((u8)(column % PEOPLES), (u8)(column % TYPES), (u8)(row == 6), 0, 240);
        if (plat_ground == GROUND_NONE) {
            plat_people = PEOPLE_NONE;
        }
    }
}

void page_grounds(void)
{
    draw_view(choose_ground);
    say(0, 20, INK_TITLE, "GROUNDS");
    say(0, 21, INK_PLAIN, "Clear, light woods, heavy woods,");
    say(0, 22, INK_PLAIN, "low hills, high hills, mountain, none.");
}

/* A column a people, a row a state and mark; columns 9 on: the marks alone. */
static void choose_unit(u8 column, u8 row)
{
    nobody(0);
    if (column < PEOPLES) {
        somebody(column, (u8)((column + row) % TYPES), (u8)(row % 2), (u8)(row / 2 % 3),
                 (u16)(7 + 97 * column * (row + 1)));
        if (row == 6) {
            plat_mark = MARK_DUE;
        } else if (row == 7) {
            plat_mark = MARK_CURSOR;
        } else if (row == 8) {
            plat_mark = MARK_TARGET;
        }
    } else if (column == 11 && row < 4) {
        plat_mark = row;
    } else if (column == 11 && row < 8) {
        somebody(0, 6, 1, 0, 4095);
        plat_mark = (u8)(row - 4);
    }
}

void page_units(void)
{
    draw_view(choose_unit);
    say(0, 20, INK_TITLE, "UNITS");
    say(0, 21, INK_PLAIN, "Rows 0-1 ready, 2-3 halted, 4-5 routed;");
    say(0, 22, INK_PLAIN, "6 due, 7 cursor, 8 target.");
}

static const char *const field[VIEW_ROWS] = {
    "..++##++.5544", ".+###+..45543", "..+#+...34433", "...+.....333.", "..........3..",
    ".33....++....", "3443..+##+..+", "45543.+###++.", "5554433.++#..",
};

static u8 ground_at(u8 column, u8 row)
{
    switch (field[row][column]) {
    case '+':
        return 1;
    case '#':
        return 2;
    case '3':
        return 3;
    case '4':
        return 4;
    case '5':
        return 5;
    default:
        return 0;
    }
}

/* column, row, people, type, side, state, men */
#define SOLDIERS 14
static const u8 soldiers[SOLDIERS][7] = {
    {3, 1, 3, 6, 0, 0, 60},   {5, 2, 3, 6, 0, 0, 52},  {7, 2, 3, 7, 0, 0, 48},
    {6, 3, 1, 8, 0, 0, 120},  {4, 3, 1, 8, 0, 1, 90},  {2, 2, 1, 8, 0, 0, 110},
    {8, 3, 1, 8, 0, 2, 35},   {5, 4, 6, 4, 1, 0, 240}, {7, 4, 6, 2, 1, 0, 230},
    {3, 4, 6, 4, 1, 2, 80},   {6, 5, 6, 2, 1, 1, 210}, {8, 5, 6, 2, 1, 0, 250},
    {10, 4, 6, 4, 1, 0, 180}, {4, 6, 6, 4, 1, 0, 200},
};

static void choose_battle(u8 column, u8 row)
{
    u8 i;

    nobody(ground_at(column, row));
    for (i = 0; i < SOLDIERS; ++i) {
        if (soldiers[i][0] == column && soldiers[i][1] == row) {
            somebody(soldiers[i][2], soldiers[i][3], soldiers[i][4], soldiers[i][5],
                     soldiers[i][6]);
        }
    }
    if (column == 6 && row == 3) {
        plat_mark = MARK_DUE;
    } else if (column == 7 && row == 4) {
        plat_mark = MARK_TARGET;
    } else if (column == 10 && row == 6) {
        plat_mark = MARK_CURSOR;
    }
}

void page_battle(void)
{
    u8 i;

    draw_view(choose_battle);
    say(0, 19, INK_TITLE, "SWAN RIDERS");
    say(14, 19, INK_PLAIN, "LC 120 JAVELIN");
    say(33, 19, INK_DIM, "TP  22");
    say(0, 20, INK_PLAIN, "1-6 MOVE  7 MELEE  8 FIRE  0 WAIT");
    say(0, 21, INK_CHOICE, " 7 MELEE GUTRIPPERS: LOSE 18, KILL 24 ");
    say(0, 22, INK_NORTH, "NORTH ");
    for (i = 0; i < 10; ++i) {
        if (i < 8) {
            plat_letter(SIGN_FULL);
        } else {
            plat_letter(SIGN_EMPTY);
        }
    }
    say(20, 22, INK_SOUTH, "SOUTH ");
    for (i = 0; i < 10; ++i) {
        if (i < 5) {
            plat_letter(SIGN_FULL);
        } else {
            plat_letter(SIGN_EMPTY);
        }
    }
    say(0, 23, INK_DIM, "? HELP  M MAP  ESC MENU");
}

/* The strategic map: the same field, larger, one cell a hex. */
void page_map(void)
{
    u8 x, y, i;

    say(0, 0, INK_TITLE, "THE FIELD");
    for (y = 0; y < 18; ++y) {
        for (x = 0; x < 30; ++x) {
            nobody(ground_at((u8)((x + y / 3) / 2 % VIEW_COLUMNS), (u8)(y / 2)));
            for (i = 0; i < SOLDIERS; ++i) {
                if (soldiers[i][0] + 6 == x && soldiers[i][1] * 2 + 2 == y) {
                    somebody(soldiers[i][2], soldiers[i][3], soldiers[i][4], soldiers[i][5],
                             soldiers[i][6]);
                }
            }
            if (x == 20 && y == 12) {
                plat_mark = MARK_CURSOR;
            }
            plat_cell(x, (u8)(y + 2));
        }
    }
    say(31, 3, INK_NORTH, "CENTAURS");
    say(31, 5, INK_SOUTH, "ZORGS");
    say(0, 22, INK_PLAIN, "ARROWS MOVE THE WINDOW, RETURN LOOKS");
}
