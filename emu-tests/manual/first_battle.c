/* first_battle KEYS [JOURNAL]: plays the battle of the manual from a script of keys, in
   the notation of emu-tests/ui/script.c, and prints it as the manual has it: at each
   time-point which unit was asked and what was pressed, then the verdict. Writes the
   game to JOURNAL. The script begins at the title and ends with the battle. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "battle.h"
#include "journal.h"
#include "platform.h"
#include "scenario.h"
#include "screen.h"
#include "ui.h"

#define ASKED_FOR_ORDER 4 /* tenths, while the due unit flashes */

static FILE *script;
static const char *journal;
static u16 before = 0xffff; /* orders recorded when the line was begun */
static u8 clock_shown = 255;

static void name_of(int c)
{
    switch (c) {
    case '.':
        printf(" Return");
        break;
    case '^':
        printf(" Up");
        break;
    case 'v':
        printf(" Down");
        break;
    case '<':
        printf(" Left");
        break;
    case '>':
        printf(" Right");
        break;
    default:
        printf(" %c", c);
    }
}

static void tell(int c)
{
    if (battle_clock != clock_shown) {
        if (clock_shown != 255) {
            printf("\n");
        }
        printf("- **%u** ", battle_clock);
        clock_shown = battle_clock;
        before = 0xffff;
    }
    if (journal_length != before) {
        if (before != 0xffff) {
            printf("; ");
        }
        before = journal_length;
        printf("%s", scenario_name[battle_scenario][battle_unit]);
    }
    name_of(c);
}

static void end(void)
{
    FILE *file;

    printf("\n");
    if (ui_screen != SCREEN_END) {
        printf("the keys do not end the battle\n");
        exit(1);
    }
    screen_print();
    if (journal != 0) {
        file = fopen(journal, "wb");
        if (file == 0 || fwrite(journal_bytes, 1, journal_seal(), file) == 0 || fclose(file) != 0) {
            exit(2);
        }
    }
    exit(0);
}

static u8 keys(u8 tenths)
{
    static const char arrows[] = "^v<>";
    int c;

    if (tenths != KEY_WAIT && tenths != ASKED_FOR_ORDER) {
        return KEY_NONE;
    }
    do {
        c = getc(script);
        if (c == ';') { /* a remark, to the end of the line */
            while (c != '\n' && c != EOF) {
                c = getc(script);
            }
        }
    } while (c == ' ' || c == '\n' || c == '#');
    if (c == EOF) {
        end();
    }
    if (ui_screen == SCREEN_BATTLE && c != 'M') { /* a look at the map is no order */
        tell(c);
    }
    if (c == '.') {
        return KEY_OK;
    }
    if (strchr(arrows, c) != 0) {
        return (u8)(KEY_UP + (strchr(arrows, c) - arrows));
    }
    return (u8)c;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        return 2;
    }
    script = fopen(argv[1], "r");
    if (script == 0) {
        perror(argv[1]);
        return 2;
    }
    if (argc > 2) {
        journal = argv[2];
    }
    screen_keys = keys;
    ui_run();
    return 0;
}
