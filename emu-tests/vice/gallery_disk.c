/* Pictures, sounds and the disk. */
#include "gallery.h"

void gallery_title(void)
{
    plat_picture(PICTURE_TITLE);
    gallery_text(10, 19, INK_TITLE, "The Shattered Alliance");
    gallery_text(8, 21, INK_PLAIN, "RETURN begins a new battle");
    plat_sound(TUNE_TITLE);
}

void gallery_victory(void)
{
    plat_picture(PICTURE_VICTORY);
    gallery_text(14, 20, INK_TITLE, "The day is won");
}

void gallery_defeat(void)
{
    plat_picture(PICTURE_DEFEAT);
    gallery_text(14, 20, INK_ALARM, "The day is lost");
}

/* Every sound once, with its number. */
void gallery_sounds(void)
{
    u8 sound;

    for (sound = 1; sound < SOUNDS; ++sound) {
        plat_sound(sound);
        plat_x = (u8)(3 * sound - 3);
        plat_y = 4;
        plat_letter((u8)('A' + sound));
        plat_key(8);
    }
    plat_sound(SOUND_NONE);
}

static void say(u8 row, const char *what, u8 trouble)
{
    gallery_text(0, row, INK_PLAIN, what);
    plat_x = 20;
    plat_letter((u8)('0' + trouble));
}

/* Stores two games, one of them twice, lists them and fetches one. Trouble in byte 4
   of the signature, games in byte 5, whether what came back is what was stored in 6. */
void gallery_disk(void)
{
    u16 i;
    u8 trouble;

    for (i = 0; i < SCRATCH_BYTES; ++i) {
        plat_scratch[i] = (u8)(i + (i >> 8));
    }
    gallery_signature[4] = plat_store("FIRST GAME", plat_scratch, 700);
    say(2, "store", gallery_signature[4]);
    trouble = plat_store("TWO", plat_scratch, SCRATCH_BYTES);
    say(3, "store", trouble);
    trouble |= plat_store("TWO", plat_scratch, SCRATCH_BYTES);
    say(4, "store again", trouble);
    gallery_signature[4] |= trouble;
    trouble = plat_list();
    say(5, "list", trouble);
    gallery_signature[4] |= trouble;
    gallery_signature[5] = plat_saves;
    for (i = 0; i < plat_saves; ++i) {
        gallery_text(2, (u8)(7 + i), INK_TITLE, plat_save_name((u8)i));
    }
    for (i = 0; i < SCRATCH_BYTES; ++i) {
        plat_scratch[i] = 0;
    }
    trouble = plat_fetch("TWO", plat_scratch, SCRATCH_BYTES);
    say(16, "fetch", trouble);
    gallery_signature[4] |= trouble;
    gallery_signature[6] = plat_size == SCRATCH_BYTES;
    for (i = 0; i < SCRATCH_BYTES; ++i) {
        if (plat_scratch[i] != (u8)(i + (i >> 8))) {
            gallery_signature[6] = 0;
        }
    }
    plat_x = 24;
    plat_letter((u8)('0' + gallery_signature[6]));
    say(17, "fetch what is not there", plat_fetch("NONE", plat_scratch, SCRATCH_BYTES));
}
