/* robot SCENARIO SEED [KEYS [shown]]: plays a whole battle through the screens, both armies
   as a person would, by keys alone, with the orders that the standard computer would
   give: it must end in the same hash as the battle without screens. Prints a hash of
   the screen at every time-point, and into the file KEYS, as a script, what it
   pressed. With shown the detail displays are on, and printed. */
#include <stdio.h>
#include <stdlib.h>

#include "battle.h"
#include "computer.h"
#include "cursor.h"
#include "field.h"
#include "platform.h"
#include "screen.h"
#include "ui.h"

#define QUEUE 64
#define ASKED_FOR_ORDER 4 /* tenths, while the due unit flashes */

static u8 queue[QUEUE];
static u8 queued;
static u8 taken;
static u8 target = 255; /* whom the cursor must reach, by pressing seek */
static u8 seek;
static u8 clock_before = 255;
static u8 scenario;
static const char *seed;
static FILE *script;
static u8 shown;

static void press(u8 key)
{
    queue[queued] = key;
    ++queued;
}

static void press_times(u8 key, u8 times)
{
    while (times != 0) {
        press(key);
        --times;
    }
}

static void start(void)
{
    press_times(KEY_RIGHT, scenario);
    press_times(KEY_DOWN, 3);
    press_times(KEY_LEFT, 2); /* the south is played by a person too */
    press_times(KEY_DOWN, 3);
    press_times(KEY_RIGHT, shown);
    press(KEY_DOWN);
    while (*seed != 0) {
        press((u8)*seed);
        ++seed;
    }
    press('B');
}

static void give_order(void)
{
    u8 pause;

    computer_order(SKILL_STANDARD);
    if (order_kind == ORDER_WAIT) {
        pause = field_pause(battle_unit);
        press('0');
        if (order_target >= pause) {
            press_times(KEY_RIGHT, (u8)(order_target - pause));
        } else {
            press_times(KEY_LEFT, (u8)(pause - order_target));
        }
        press(KEY_OK);
    } else {
        press((u8)('0' + order_kind));
        if (order_kind >= ORDER_MELEE) {
            target = order_target;
            seek = (u8)('0' + order_kind);
        }
        if (order_kind == ORDER_CAST) {
            seek = KEY_RIGHT;
            press_times(KEY_RIGHT, order_spell);
            press_times(KEY_UP, (u8)(order_points - 1));
            press(KEY_OK);
        }
    }
}

static void answer(u8 tenths)
{
    if (battle_clock != clock_before && ui_screen == SCREEN_BATTLE) {
        clock_before = battle_clock;
        printf("%u %08lx\n", battle_clock, (unsigned long)screen_hash());
    }
    switch (ui_screen) {
    case SCREEN_NEW:
        start();
        break;
    case SCREEN_BATTLE:
        if (target != 255) {
            if (cursor_unit() == target) {
                target = 255;
                press(KEY_OK);
            } else {
                press(seek);
            }
        } else if (tenths == ASKED_FOR_ORDER) {
            give_order();
        } else {
            screen_print();
            press(KEY_OK); /* a detail display has been read */
        }
        break;
    case SCREEN_END:
        screen_print();
        printf("time-point %u hash %08lx\n", battle_clock, (unsigned long)battle_hash());
        exit(0);
    default:
        press(KEY_OK);
        break;
    }
}

static u8 keys(u8 tenths)
{
    static const char names[] = "?^v<>";
    u8 key;

    if (tenths != KEY_WAIT && tenths != ASKED_FOR_ORDER) {
        return KEY_NONE; /* a pause */
    }
    if (taken == queued) {
        taken = 0;
        queued = 0;
        answer(tenths);
        if (queued == 0) {
            return KEY_NONE;
        }
    }
    key = queue[taken];
    ++taken;
    if (script != 0) {
        if (key == KEY_OK) {
            fputc('.', script);
        } else if (key <= KEY_RIGHT) {
            fputc(names[key], script);
        } else {
            fputc(key, script);
        }
    }
    return key;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        return 2;
    }
    scenario = (u8)(atoi(argv[1]) - 1);
    seed = argv[2];
    if (argc > 3) {
        script = fopen(argv[3], "w");
    }
    shown = (u8)(argc > 4);
    screen_keys = keys;
    ui_run();
    return 0;
}
