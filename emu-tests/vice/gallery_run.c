/* emu-tests/gallery in place of the game's screens. */
#include "gallery.h"
#include "ui.h"

void ui_run(void)
{
    gallery();
}
