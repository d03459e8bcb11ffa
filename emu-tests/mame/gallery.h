/* The Apple II's gallery: one screen after the other of everything platform.h can show and
   do. A test waits for gallery_screen to say which is complete, looks, and presses Return. */
#ifndef MAME_GALLERY_H
#define MAME_GALLERY_H

#include "gallery_pages.h"

extern u8 gallery_screen;

void show_keys(void);
void play_sounds(void);
void try_saves(void);

#endif
