#include "saves.h"

#include "journal.h"
#include "keys.h"
#include "log.h"
#include "menu.h"
#include "naming.h"
#include "panel.h"
#include "platform.h"
#include "text.h"
#include "ui.h"

#define COUNT 0xf0 /* of journal_players: how often it was saved in turn */
#define COUNT_ONE 0x10
#define BEHIND 0x80 /* so far behind is not older but newer, around the end */

#define NEITHER 2

u8 saves_running;

static const char *const turn_name[2] = {"GAME A", "GAME B"};
static const char *const trouble[TROUBLES] = {"Saved.",
                                              "The drive does not answer.",
                                              "There is no disk in the drive.",
                                              "The disk is write-protected.",
                                              "The disk is full.",
                                              "There is no such game.",
                                              "The disk cannot be read there."};

static u8 newer; /* of the two in turn, or NEITHER */
static u8 newer_count;

/* A sentence that is read before anything else goes on. */
static void tell(const char *words)
{
    plat_sound(SOUND_NO);
    panel_alarm(words);
    key_any();
}

static u8 told(u8 problem)
{
    if (problem != 0) {
        tell(trouble[problem]);
        return 0;
    }
    return 1;
}

static u8 whole(const char *name)
{
    return (u8)(plat_fetch(name, plat_scratch, SCRATCH_BYTES) == 0 &&
                journal_check(plat_scratch, plat_size) == 0);
}

static void find_newer(void)
{
    u8 which;
    u8 count;

    newer = NEITHER;
    newer_count = 0;
    for (which = 0; which < 2; ++which) {
        if (whole(turn_name[which])) {
            count = (u8)(plat_scratch[5] & COUNT);
            if (newer == NEITHER || (u8)(count - newer_count) < BEHIND) {
                newer = which;
                newer_count = count;
            }
        }
    }
}

static u8 store(const char *name)
{
    if (journal_full) {
        tell("Too long a battle to be saved.");
        return 0;
    }
    panel_line("Saving...");
    plat_key(0);
    if (!told(plat_store(name, journal_bytes, journal_seal()))) {
        return 0;
    }
    panel_line(trouble[0]);
    key_pause();
    return 1;
}

u8 saves_in_turn(void)
{
    u8 which = 0;

    text_page("Save");
    find_newer();
    if (newer == 0) {
        which = 1;
    }
    journal_players = (u8)((journal_players & 0x0f) | (u8)((u8)(newer_count + COUNT_ONE) & COUNT));
    return store(turn_name[which]);
}

void saves_hang_up(void)
{
    if (saves_running) {
        saves_running = 0; /* nothing must come back here */
        saves_in_turn();
    }
}

static u8 load(const char *name)
{
    u8 problem;

    panel_line("Loading...");
    plat_key(0);
    problem = plat_fetch(name, plat_scratch, SCRATCH_BYTES);
    if (!told(problem)) {
        return 0;
    }
    problem = journal_load(plat_scratch, plat_size);
    if (problem != 0) {
        plat_clear(); /* the screen may have been the memory */
        text_row(PANEL_LINE - 1);
        plat_ink = INK_ALARM;
        text("It cannot be played:");
        tell(journal_problem(problem));
        return 0;
    }
    log_clear();
    return 1;
}

u8 saves_continue(void)
{
    text_page("Continue");
    find_newer();
    if (newer == NEITHER) {
        return told(TROUBLE_NOT_FOUND);
    }
    return load(turn_name[newer]);
}

#define EXTRA 3 /* in turn or by name, another drive, the end */
static const char *list[SAVES_MAX + EXTRA];
static const char drive_words[] = "Use another drive";
static const char turn_words[] = "One of two, in turn";
static const char name_words[] = "Under a new name...";

/* The games there are, between what else can be chosen; the choice, or 0. */
static const char *choose(const char *heading, u8 saving)
{
    u8 chosen;
    u8 count;
    u8 problem;
    u8 i;

    for (;;) {
        ui_screen = SCREEN_SAVES;
        plat_saves = 0;
        plat_clear();
        panel_line("Looking...");
        plat_key(0);
        problem = plat_list();
        text_page(heading);
        count = 0;
        if (saving) {
            list[0] = turn_words;
            list[1] = name_words;
            count = 2;
        }
        if (problem != 0) {
            panel_alarm(trouble[problem]);
        } else {
            for (i = 0; i < plat_saves && i < SAVES_MAX; ++i) {
                list[count] = plat_save_name(i);
                ++count;
            }
        }
        if (plat_drive != 0) {
            list[count] = drive_words;
            ++count;
            text_row(PANEL_UNIT);
            plat_ink = INK_DIM;
            text("Drive ");
            text_count(plat_drive);
        }
        list[count] = 0;
        if (count == 0) {
            if (told(problem)) {
                tell("No game has been saved.");
            }
            return 0;
        }
        menu_at = 0;
        chosen = menu_choose(list, 4);
        if (chosen == MENU_BACK) {
            return 0;
        }
        if (chosen != MENU_HELPED) {
            if (list[chosen] != drive_words) {
                return list[chosen];
            }
            plat_next_drive();
        }
    }
}

void saves_save(void)
{
    u8 screen = ui_screen;
    const char *name = choose("Save", 1);

    if (name == turn_words) {
        saves_in_turn();
    } else if (name != 0) {
        if (name == name_words) {
            name = naming_ask();
        }
        if (name != 0) {
            store(name);
        }
    }
    ui_screen = screen;
}

u8 saves_load(void)
{
    u8 screen = ui_screen;
    const char *name = choose("Open a saved game", 0);
    u8 loaded = 0;

    if (name != 0) {
        loaded = load(name);
    }
    ui_screen = screen;
    return loaded;
}
