/* script < FILE: presses the keys of a script and prints the screens it asks for.

     A-Z 0-9 + - ?   themselves        ^ v < >  arrows      .  Return   !  Escape
     _  space   ,  no key in time      `  hang up           /  rub out
     #  prints the screen              @N what the disk meets from now on: TROUBLE_...
     =  prints the battle's hash       ~  from now on keys are pressed in pauses too
     blanks and lines that begin with ; are nothing

   At the end of the script the program ends. */
#include <stdio.h>
#include <stdlib.h>

#include "battle.h"
#include "platform.h"
#include "screen.h"
#include "ui.h"

#define ASKED_FOR_ORDER 4 /* tenths, while the due unit flashes */

static u8 fresh = 1; /* at the beginning of a line */
static u8 hasty;     /* presses keys in pauses */

static int next(void)
{
    int c = getchar();

    while (fresh && c == ';') {
        while (c != '\n' && c != EOF) {
            c = getchar();
        }
        if (c == '\n') {
            c = getchar();
        }
    }
    fresh = (u8)(c == '\n');
    return c;
}

static u8 keys(u8 tenths)
{
    int c;

    if (screen_left) {
        printf("left\n");
        exit(0);
    }
    if (tenths == 0 || (tenths != KEY_WAIT && tenths != ASKED_FOR_ORDER && !hasty)) {
        return KEY_NONE;
    }
    for (;;) {
        c = next();
        switch (c) {
        case EOF:
            exit(0);
        case '#':
            screen_print();
            break;
        case '=':
            printf("time-point %u hash %08lx\n", battle_clock, (unsigned long)battle_hash());
            break;
        case '@':
            screen_trouble = (u8)(next() - '0');
            break;
        case '~':
            hasty = 1;
            break;
        case '^':
            return KEY_UP;
        case 'v':
            return KEY_DOWN;
        case '<':
            return KEY_LEFT;
        case '>':
            return KEY_RIGHT;
        case '.':
            return KEY_OK;
        case '!':
            return KEY_BACK;
        case '/':
            return KEY_RUB;
        case '_':
            return ' ';
        case ',':
            return KEY_NONE;
        case '`':
            return KEY_HANG_UP;
        case ' ':
        case '\n':
            break;
        default:
            return (u8)c;
        }
    }
}

int main(void)
{
    screen_keys = keys;
    ui_run();
    return 0;
}
