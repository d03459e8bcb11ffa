#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "platform.h"

/* How many games it can store: under sim65 there is only room for one short one. */
#ifndef STORED
#define STORED 8
#define STORED_BYTES SCRATCH_BYTES
#endif

u8 plat_x, plat_y, plat_ink;
u8 plat_ground, plat_people, plat_type, plat_side, plat_state, plat_mark;
u16 plat_men;
u8 plat_point_x, plat_point_y;
u8 plat_silent;
u8 plat_saves;
u16 plat_size;
u8 plat_drive;
u8 plat_scratch[SCRATCH_BYTES];

u8 (*screen_keys)(u8 tenths);
u8 screen_trouble;
u8 screen_left;

static char letters[SCREEN_ROWS][SCREEN_COLUMNS + 1];
static u8 inks[SCREEN_ROWS][SCREEN_COLUMNS];
static char stored_name[STORED][SAVE_NAME_MAX + 1];
static u8 stored[STORED][STORED_BYTES];
static u16 stored_size[STORED];

static void put(u8 x, u8 y, char letter, u8 ink)
{
    if (x >= SCREEN_COLUMNS || y >= SCREEN_ROWS) {
        printf("outside the screen: %u, %u\n", x, y);
        exit(2);
    }
    letters[y][x] = letter;
    inks[y][x] = ink;
}

void plat_letter(u8 letter)
{
    static const char signs[] = " _#-^v>\"v";

    if (letter >= 127 || plat_ink >= INKS || (letter < 32 && letter >= SIGNS)) {
        printf("no such letter or ink: %u, %u\n", letter, plat_ink);
        exit(2);
    }
    if (letter < SIGNS) {
        letter = (u8)signs[letter];
    }
    put(plat_x, plat_y, (char)letter, plat_ink);
    ++plat_x;
}

void plat_clear(void)
{
    u8 x;
    u8 y;

    for (y = 0; y < SCREEN_ROWS; ++y) {
        for (x = 0; x < SCREEN_COLUMNS; ++x) {
            put(x, y, ' ', INK_PLAIN);
        }
    }
}

static const char grounds[] = ".wWhHM ";

void plat_hex(u8 column, u8 row)
{
    static const char *const types[] = {"HI ", "LHI", "MI ", "LMI", "LI ",
                                        "EHC", "HC ", "MC ", "LC "};
    static const char peoples[] = "hvucedzDl";
    static const char states[] = " HR";
    static const char marks[] = " =+*";
    u8 x = (u8)(column * 3);
    u8 y = (u8)((u8)(row << 1) + (u8)(column & 1));
    u8 i;

    if (column >= VIEW_COLUMNS || row >= VIEW_ROWS || plat_ground >= GROUNDS ||
        plat_mark > MARK_TARGET) {
        printf("no such hex: %u, %u ground %u mark %u\n", column, row, plat_ground, plat_mark);
        exit(2);
    }
    for (i = 0; i < 3; ++i) {
        put((u8)(x + i), y, ' ', INK_PLAIN);
        put((u8)(x + i), (u8)(y + 1), ' ', INK_PLAIN);
    }
    put((u8)(x + 2), (u8)(y + 1), marks[plat_mark], INK_PLAIN);
    if (plat_people == PEOPLE_NONE) {
        put((u8)(x + 1), y, grounds[plat_ground], INK_PLAIN);
        return;
    }
    if (plat_people > 8 || plat_type > 8 || plat_side > 1 || plat_state > 2) {
        printf("no such unit: %u %u %u %u\n", plat_people, plat_type, plat_side, plat_state);
        exit(2);
    }
    for (i = 0; i < 3; ++i) {
        put((u8)(x + i), y, types[plat_type][i], (u8)(INK_NORTH + plat_side));
    }
    put(x, (u8)(y + 1), peoples[plat_people], INK_PLAIN);
    put((u8)(x + 1), (u8)(y + 1), states[plat_state], INK_PLAIN);
}

void plat_view_begin(void) {}

void plat_view_end(void) {}

void plat_cell(u8 x, u8 y)
{
    if (plat_people == PEOPLE_NONE) {
        put(x, y, grounds[plat_ground], INK_PLAIN);
    } else if (plat_mark == MARK_DUE) {
        put(x, y, '@', INK_PLAIN);
    } else if (plat_side == 0) {
        put(x, y, '^', INK_NORTH);
    } else {
        put(x, y, 'v', INK_SOUTH);
    }
}

void plat_picture(u8 picture)
{
    static const char *const names[PICTURES] = {"(the title)", "(victory)", "(defeat)"};
    u8 x = 14;
    u8 y = plat_y;
    const char *name = names[picture];

    while (*name != 0) {
        put(x, 8, *name, INK_TITLE);
        ++name;
        ++x;
    }
    plat_y = y;
}

u8 plat_key(u8 tenths)
{
    return screen_keys(tenths);
}

u32 plat_seed(void)
{
    return 1981;
}

void plat_sound(u8 sound)
{
    if (sound >= SOUNDS) {
        printf("no such sound: %u\n", sound);
        exit(2);
    }
}

static u8 find(const char *name)
{
    u8 i;

    for (i = 0; i < STORED; ++i) {
        if (strcmp(stored_name[i], name) == 0) {
            return i;
        }
    }
    return STORED;
}

u8 plat_list(void)
{
    plat_saves = 0;
    while (plat_saves < STORED && stored_name[plat_saves][0] != 0) {
        ++plat_saves;
    }
    return screen_trouble;
}

const char *plat_save_name(u8 which)
{
    return stored_name[which];
}

u8 plat_store(const char *name, const u8 *bytes, u16 size)
{
    u8 i = find(name);

    if (screen_trouble != 0) {
        return screen_trouble;
    }
    if (i == STORED) {
        i = find("");
    }
    if (i == STORED || size > STORED_BYTES) {
        return TROUBLE_FULL;
    }
    if (strlen(name) == 0 || strlen(name) > SAVE_NAME_MAX) {
        printf("no such name: %s\n", name);
        exit(2);
    }
    memmove(stored_name[i], name, strlen(name) + 1); /* it may be that very name */
    memcpy(stored[i], bytes, size);
    stored_size[i] = size;
    return 0;
}

u8 plat_fetch(const char *name, u8 *bytes, u16 most)
{
    u8 i = find(name);

    if (screen_trouble != 0) {
        return screen_trouble;
    }
    if (i == STORED) {
        return TROUBLE_NOT_FOUND;
    }
    plat_size = stored_size[i];
    if (plat_size > most) {
        return TROUBLE_DAMAGED;
    }
    memcpy(bytes, stored[i], plat_size);
    return 0;
}

void plat_next_drive(void)
{
    plat_drive = (u8)(plat_drive ^ 1);
}

void plat_leave(void)
{
    screen_left = 1;
}

void screen_print(void)
{
    u8 y;
    u8 x;

    printf("+----------------------------------------+\n");
    for (y = 0; y < SCREEN_ROWS; ++y) {
        printf("|");
        for (x = 0; x < SCREEN_COLUMNS; ++x) {
            printf("%c", letters[y][x]);
        }
        printf("|\n");
    }
    printf("+----------------------------------------+\n");
}

u32 screen_hash(void)
{
    u8 y;
    u8 x;

    hash_start();
    for (y = 0; y < SCREEN_ROWS; ++y) {
        for (x = 0; x < SCREEN_COLUMNS; ++x) {
            hash_byte((u8)letters[y][x]);
            hash_byte(inks[y][x]);
        }
    }
    return hash_value();
}

u8 screen_letter(u8 x, u8 y)
{
    return (u8)letters[y][x];
}
