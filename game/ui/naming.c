#include "naming.h"

#include "keys.h"
#include "panel.h"
#include "platform.h"
#include "text.h"

static char name[SAVE_NAME_MAX + 1];
static u8 length;

/* In the order in which a stick turns them. */
static const char wheel[] = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
#define WHEEL 37

/* The last letter turned by a step of 1 or, backward, WHEEL - 1. */
static void turn(u8 step)
{
    u8 at = 0;

    while (wheel[at] != name[length - 1]) {
        ++at;
    }
    at = (u8)(at + step);
    if (at >= WHEEL) {
        at = (u8)(at - WHEEL);
    }
    name[length - 1] = wheel[at];
}

static void append(u8 letter)
{
    if (length < SAVE_NAME_MAX) {
        name[length] = (char)letter;
        ++length;
    }
}

static void draw(void)
{
    u8 i;

    text_at(4, 6, INK_TITLE);
    for (i = 0; i < length; ++i) {
        text_letter((u8)name[i]);
    }
    plat_ink = INK_CHOICE;
    text_space();
    text_end();
}

const char *naming_ask(void)
{
    u8 key;

    text_page("A name for the game");
    text_paragraph("Type it, or turn letters: up, down, right for the next.", 4, 9, 30);
    panel_keys("Return: save    Esc: back");
    length = 0;
    for (;;) {
        draw();
        key = key_raw(KEY_WAIT);
        if (key == KEY_OK) {
            while (length != 0 && name[length - 1] == ' ') {
                --length;
            }
            if (length == 0) {
                return 0;
            }
            name[length] = 0;
            return name;
        }
        if (key == KEY_BACK) {
            return 0;
        }
        if (key == KEY_RUB || key == KEY_LEFT) {
            if (length != 0) {
                --length;
            }
        } else if (key == KEY_RIGHT) {
            append('A');
        } else if (key == KEY_UP || key == KEY_DOWN) {
            if (length == 0) {
                append('A');
            } else if (key == KEY_UP) {
                turn(1);
            } else {
                turn(WHEEL - 1);
            }
        } else if ((key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9') ||
                   (key == ' ' && length != 0)) {
            append(key);
        }
    }
}
