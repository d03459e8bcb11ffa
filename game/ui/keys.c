#include "keys.h"

#include "help.h"
#include "panel.h"
#include "platform.h"
#include "saves.h"

u8 key_menu;
u8 key_speed = 1;

const char *const speed_name[SPEEDS] = {"Slow", "Normal", "Fast", "At once"};
static const u8 pause_tenths[SPEEDS] = {12, 6, 2, 0};

u8 key_raw(u8 tenths)
{
    u8 key = plat_key(tenths);

    if (key == KEY_HANG_UP) {
        saves_hang_up();
        plat_leave();
        key = KEY_BACK;
    }
    return key;
}

u8 key_get(u8 tenths)
{
    u8 key = key_raw(tenths);

    if (key == 'A') {
        key = KEY_UP;
    } else if (key == 'Z') {
        key = KEY_DOWN;
    } else if (key == 'X') {
        plat_silent ^= 1;
        if (plat_silent) {
            plat_sound(SOUND_NONE);
        }
        key = KEY_NONE;
    } else if (key == '?') {
        help_show();
        key = KEY_HELPED;
    }
    return key;
}

void key_any(void)
{
    panel_keys("Any key goes on");
    while (key_raw(KEY_WAIT) == KEY_NONE) {
    }
}

void key_faster(void)
{
    ++key_speed;
    if (key_speed == SPEEDS) {
        key_speed = 0;
    }
}

void key_pause(void)
{
    u8 key;

    if (key_menu) { /* whoever wants out need not wait for the rest */
        return;
    }
    key = key_raw(pause_tenths[key_speed]);
    if (key == KEY_BACK) {
        key_menu = 1;
    } else if (key == '+' && key_speed < SPEEDS - 1) {
        ++key_speed;
    } else if (key == '-' && key_speed != 0) {
        --key_speed;
    }
}
