/* The pages. Each draws itself from a clear screen. */
#ifndef GALLERY_PAGES_H
#define GALLERY_PAGES_H

#include "platform.h"

void page_text(void);
void page_grounds(void);
void page_units(void);
void page_battle(void);
void page_map(void);
void page_title(void);
void page_victory(void);
void page_defeat(void);
void page_sounds(void);
void page_saves(void);

/* What a page does with a key it wants for itself: 1 if it did. */
u8 sounds_key(u8 key);
u8 saves_key(u8 key);

/* Helpers of them all. */
void say(u8 x, u8 y, u8 ink, const char *words);
void say_number(u16 number);
void nobody(u8 ground);
void somebody(u8 people, u8 type, u8 side, u8 state, u16 men);

#endif
