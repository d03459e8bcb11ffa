#include "gallery.h"

#include "gallery_pages.h"

#define PAGES 10
#define PAGE_SOUNDS 8
#define PAGE_SAVES 9

static void (*const pages[PAGES])(void) = {page_text,   page_grounds, page_units,   page_battle,
                                           page_map,    page_title,   page_victory, page_defeat,
                                           page_sounds, page_saves};

/* The last row: which page, and what the last key was. */
static void show_key(u8 page, u8 key)
{
    say(24, 23, INK_DIM, "PAGE ");
    say_number(page);
    say(32, 23, INK_DIM, "KEY ");
    say_number(key);
    if (key == KEY_HEX || key == KEY_ROW) {
        say(0, 23, INK_PLAIN, "POINT ");
        say_number(plat_point_x);
        plat_letter(' ');
        say_number(plat_point_y);
    } else if (key > ' ' && key < 127) {
        say(0, 23, INK_PLAIN, "LETTER ");
        plat_letter(key);
    }
}

/* What a game does when the machine goes. */
static void hang_up(u8 page)
{
    plat_store("HANG UP", &page, 1);
    plat_leave();
}

void gallery(void)
{
    u8 page = 0, key = KEY_NONE;

    for (;;) {
        plat_clear();
        pages[page]();
        show_key(page, key);
        key = plat_key(KEY_WAIT);
        if (key == KEY_HANG_UP) {
            hang_up(page);
        } else if (key == KEY_BACK) {
            plat_leave();
        } else if ((key == KEY_OK || key == KEY_RIGHT) && page < PAGES - 1) {
            ++page;
        } else if (key == KEY_LEFT && page > 0) {
            --page;
        } else if (key >= '0' && key <= '9') {
            page = (u8)(key - '0');
        } else if (page == PAGE_SOUNDS) {
            sounds_key(key);
        } else if (page == PAGE_SAVES) {
            saves_key(key);
        }
    }
}
