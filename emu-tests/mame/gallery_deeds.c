/* What is done: keys, sounds, saved games. The tests read what came of it. */
#include "gallery.h"

u8 keys_seen[32];
u8 keys_count;
u8 save_results[16];
u16 save_size;
u8 first_list;
u32 gallery_seed;

/* Keys, shown as numbers, until Escape. */
void show_keys(void)
{
    u8 key;

    say(0, 0, INK_TITLE, "KEYS, UNTIL ESCAPE");
    plat_sound(TUNE_TITLE);
    plat_x = 0;
    plat_y = 2;
    keys_count = 0;
    gallery_screen = 9 + 100;
    do {
        key = plat_key(2);
        if (key != KEY_NONE && keys_count < sizeof keys_seen) {
            keys_seen[keys_count] = key;
            ++keys_count;
            say_number(key);
            plat_letter(' ');
        }
    } while (key != KEY_BACK);
    plat_sound(SOUND_NONE);
    gallery_seed = plat_seed();
}

void play_sounds(void)
{
    u8 sound;

    say(0, 0, INK_TITLE, "EVERY SOUND");
    for (sound = SOUND_NO; sound < TUNE_TITLE; ++sound) {
        gallery_screen = (u8)(110 + sound);
        plat_sound(sound);
        gallery_screen = 0;
        plat_key(1);
    }
}

static void fill(u8 seed)
{
    u16 n;

    for (n = 0; n < SCRATCH_BYTES; ++n) {
        plat_scratch[n] = (u8)(n * 7 + (n >> 8) + seed);
    }
}

/* OLD, which a test may have put there; ALPHA, BETA, ALPHA anew; then what is there, and the second
 * ALPHA again. */
void try_saves(void)
{
    u8 n;
    u16 wrong = 0, at;

    save_results[0] = plat_list();
    first_list = plat_saves;
    save_results[9] = plat_fetch("OLD", plat_scratch, SCRATCH_BYTES);
    fill(1);
    save_results[1] = plat_store("ALPHA", plat_scratch, 1000);
    fill(2);
    save_results[2] = plat_store("BETA 2", plat_scratch, SCRATCH_BYTES);
    fill(3);
    save_results[3] = plat_store("ALPHA", plat_scratch, 1300);
    fill(9);
    save_results[4] = plat_fetch("ALPHA", plat_scratch, SCRATCH_BYTES);
    save_size = plat_size;
    for (at = 0; at < 1300; ++at) {
        if (plat_scratch[at] != (u8)(at * 7 + (at >> 8) + 3)) {
            ++wrong;
        }
    }
    save_results[5] = (u8)(wrong != 0);
    save_results[6] = plat_fetch("GAMMA", plat_scratch, SCRATCH_BYTES);
    save_results[7] = plat_list();
    save_results[8] = plat_saves;
    plat_clear();
    say(0, 0, INK_TITLE, "SAVED GAMES");
    for (n = 0; n < plat_saves; ++n) {
        say(2, (u8)(2 + n), INK_PLAIN, plat_save_name(n));
    }
    plat_x = 0;
    plat_y = 12;
    for (n = 0; n < 10; ++n) {
        say_number(save_results[n]);
        plat_letter(' ');
    }
}
