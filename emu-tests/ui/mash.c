/* mash PRESSES SEED: presses keys at random. No screen may be drawn outside itself,
   no state may be impossible, and from wherever it has come to, the way back to the
   title must be short. */
#include <stdio.h>
#include <stdlib.h>

#include "battle.h"
#include "hex.h"
#include "journal.h"
#include "platform.h"
#include "screen.h"
#include "ui.h"
#include "unit.h"

#define BETWEEN 3000 /* presses between two walks to the title */
#define FAR_FROM_TITLE 60

static u32 limit;
static u32 pressed;
static u32 state;
static u32 until_walk = BETWEEN;
static u8 walked; /* presses of a walk to the title; 0 between walks */
static u32 seen[SCREENS];

static u32 chance(u32 below)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state % below;
}

static void fail(const char *what)
{
    screen_print();
    printf("%s, screen %u, after %lu presses\n", what, ui_screen, (unsigned long)pressed);
    exit(1);
}

static void check_state(void)
{
    u8 unit;
    u16 standing = 0;
    u16 on_map = 0;
    u16 cell;

    if (battle_unit == NO_UNIT) {
        return;
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_state[unit] <= STATE_ON_FIELD) {
            ++standing;
            if (!hex_on_map(unit_q[unit], unit_r[unit]) ||
                map_unit[hex_cell(unit_q[unit], unit_r[unit])] != unit) {
                fail("a unit is not where it is");
            }
            if (unit_men(unit) > unit_first_men(unit)) {
                fail("men have grown");
            }
        }
    }
    for (cell = 0; cell < MAP_CELLS; ++cell) {
        if (map_unit[cell] != NO_UNIT) {
            ++on_map;
        }
    }
    if (standing != on_map || battle_clock > 144 || journal_length > JOURNAL_MAX) {
        fail("the battle is impossible");
    }
}

static u8 any_key(void)
{
    static const u8 likely[] = {KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_OK, KEY_OK, KEY_BACK,
                                '0',    '1',      '2',      '3',       '4',    '5',    '6',
                                '7',    '8',      '9',      'B',       'U',    ' ',    '?'};

    if (chance(40) == 0) {
        plat_point_x = (u8)chance(VIEW_COLUMNS);
        plat_point_y = (u8)chance(VIEW_ROWS);
        return KEY_HEX;
    }
    if (chance(40) == 0) {
        plat_point_y = (u8)chance(SCREEN_ROWS);
        return KEY_ROW;
    }
    if (chance(50) == 0) {
        screen_trouble = (u8)chance(TROUBLES * 3);
        if (screen_trouble >= TROUBLES) {
            screen_trouble = 0;
        }
    }
    if (chance(3) == 0) {
        return (u8)chance(127);
    }
    return likely[chance(sizeof likely)];
}

static u8 keys(u8 tenths)
{
    static const u8 way_out[] = {KEY_BACK, KEY_BACK, 'Q', 'L', KEY_BACK, 'Q', 'L'};

    (void)tenths;
    ++pressed;
    ++seen[ui_screen];
    if (pressed % 64 == 0) {
        check_state();
    }
    if (until_walk != 0) {
        --until_walk;
        return any_key();
    }
    if (ui_screen == SCREEN_TITLE) {
        until_walk = BETWEEN;
        walked = 0;
        if (pressed >= limit) {
            u8 screen;

            for (screen = 0; screen < SCREENS; ++screen) {
                printf("screen %u: %lu presses\n", screen, (unsigned long)seen[screen]);
                if (seen[screen] == 0) {
                    fail("a screen was never reached");
                }
            }
            exit(0);
        }
        return KEY_NONE;
    }
    if (walked == FAR_FROM_TITLE) {
        fail("no way back to the title");
    }
    ++walked;
    return way_out[walked % sizeof way_out];
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        return 2;
    }
    limit = (u32)atol(argv[1]);
    state = (u32)atol(argv[2]) * 2654435761U + 1;
    screen_keys = keys;
    ui_run();
    return 0;
}
