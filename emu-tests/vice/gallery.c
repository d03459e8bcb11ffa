/* Every screen that platform.h can show, one after the other, in place of the game's
   screens. A test reads gallery_signature: "TP", the number of the screen once it is
   complete, and what was seen last of keys and the disk. It goes on at any key, or
   when the test writes gallery_next. */
#include "gallery.h"

u8 gallery_signature[8];
u8 gallery_next;

static void wait_for_next(void)
{
    u8 key;

    while (gallery_next == 0) {
        key = plat_key(1);
        if (key != KEY_NONE) {
            gallery_signature[3] = key;
            return;
        }
    }
    gallery_next = 0;
}

static void show(u8 number, void (*screen)(void))
{
    plat_clear();
    screen();
    plat_key(6); /* the cursor has glided home */
    gallery_signature[2] = number;
    wait_for_next();
    gallery_signature[2] = 0;
}

void ui_run(void)
{
    gallery_signature[0] = 0x54;
    gallery_signature[1] = 0x50;
    show(5, gallery_title); /* from memory */
    show(1, gallery_letters);
    show(2, gallery_peoples);
    show(3, gallery_map);
    show(4, gallery_strategic);
    show(6, gallery_victory);
    show(7, gallery_defeat);
    show(8, gallery_sounds);
    show(9, gallery_disk);
    show(10, gallery_title); /* from the disk */
}
