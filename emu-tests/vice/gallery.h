/* The screens of the gallery. */
#ifndef GALLERY_H
#define GALLERY_H

#include "platform.h"

extern u8 gallery_signature[8];

void gallery_text(u8 x, u8 y, u8 ink, const char *text);

void gallery_letters(void);
void gallery_peoples(void);
void gallery_map(void);
void gallery_strategic(void);
void gallery_title(void);
void gallery_victory(void);
void gallery_defeat(void);
void gallery_sounds(void);
void gallery_disk(void);

#endif
