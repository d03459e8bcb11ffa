/* The pages of emu-tests/gallery one after the other, then what is done and not drawn. */
#include "gallery.h"

#include "machine.h"

u8 gallery_screen;

static void (*const pages[])(void) = {page_text,  page_grounds, page_units,
                                      page_battle, page_map,     page_sounds,
                                      page_title,  page_victory, page_defeat};

/* The screen is complete: until somebody has seen it. */
static void shown(u8 screen)
{
    gallery_screen = screen;
    plat_key(KEY_WAIT);
    gallery_screen = 0;
    plat_clear();
}

int main(void)
{
    u8 page;

    machine_init();
    for (page = 0; page < sizeof pages / sizeof pages[0]; ++page) {
        pages[page]();
        shown((u8)(page + 1));
    }
    show_keys();
    shown(10);
    play_sounds();
    shown(11);
    try_saves();
    shown(12);
    return 0;
}
