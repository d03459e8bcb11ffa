/* Pictures, sounds, saved games. */
#include "gallery_pages.h"

static void page_picture(u8 picture, const char *words)
{
    plat_picture(picture);
    say(0, 19, INK_TITLE, words);
    say(0, 21, INK_PLAIN, "Six rows of text stay below a picture.");
}

void page_title(void)
{
    page_picture(PICTURE_TITLE, "TITLE");
}

void page_victory(void)
{
    page_picture(PICTURE_VICTORY, "VICTORY");
}

void page_defeat(void)
{
    page_picture(PICTURE_DEFEAT, "DEFEAT");
}

static const char *const sound_names[SOUNDS] = {
    "none",  "no",        "march", "clash",     "arrows", "rout",    "rally",
    "spell", "destroyed", "horn",  "nightfall", "title",  "victory", "defeat"};

void page_sounds(void)
{
    u8 i;

    say(0, 0, INK_TITLE, "SOUNDS");
    for (i = 0; i < SOUNDS; ++i) {
        plat_x = 2;
        plat_y = (u8)(2 + i);
        plat_ink = INK_CHOICE;
        plat_letter((u8)('A' + i));
        say(4, plat_y, INK_PLAIN, sound_names[i]);
    }
    say(0, 18, INK_DIM, "A letter plays one, Z is silence:");
    plat_x = 34;
    say_number(plat_silent);
}

u8 sounds_key(u8 key)
{
    if (key >= 'A' && key < 'A' + SOUNDS) {
        plat_sound((u8)(key - 'A'));
        return 1;
    }
    if (key == 'Z') {
        plat_silent = (u8)(1 - plat_silent);
        return 1;
    }
    return 0;
}

static const char *const trouble_names[TROUBLES] = {"done", "no drive",  "no disk", "protected",
                                                    "full", "not found", "damaged"};
static u8 trouble;
static u8 bytes[300];

void page_saves(void)
{
    u8 i;

    say(0, 0, INK_TITLE, "SAVED GAMES");
    say(0, 2, INK_PLAIN, "S stores, F fetches, N is a new name,");
    say(0, 3, INK_PLAIN, "M one that is missing, D next drive.");
    i = plat_list();
    say(0, 5, INK_DIM, "list: ");
    say(6, 5, INK_PLAIN, trouble_names[i]);
    plat_x = 20;
    say_number(plat_saves);
    for (i = 0; i < plat_saves; ++i) {
        say(2, (u8)(7 + i), INK_NORTH, plat_save_name(i));
    }
    say(0, 16, INK_ALARM, trouble_names[trouble]);
    say(12, 16, INK_DIM, "size ");
    say_number(plat_size);
    say(24, 16, INK_DIM, "drive ");
    say_number(plat_drive);
    say(0, 17, INK_DIM, "seed");
    plat_x = 5;
    say_number((u16)(plat_seed() & 0xFFFF));
}

u8 saves_key(u8 key)
{
    static char name[] = "GAME 0";
    u16 i;

    if (key == 'S') {
        for (i = 0; i < sizeof bytes; ++i) {
            bytes[i] = (u8)(i * 7 + name[5]);
        }
        trouble = plat_store(name, bytes, sizeof bytes);
    } else if (key == 'F') {
        trouble = plat_fetch(name, plat_scratch, SCRATCH_BYTES);
        for (i = 0; trouble == 0 && i < plat_size; ++i) {
            if (plat_scratch[i] != (u8)(i * 7 + name[5])) {
                trouble = TROUBLE_DAMAGED;
            }
        }
    } else if (key == 'M') {
        trouble = plat_fetch("MISSING", plat_scratch, SCRATCH_BYTES);
    } else if (key == 'N') {
        ++name[5];
    } else if (key == 'D') {
        plat_next_drive();
    } else {
        return 0;
    }
    return 1;
}
