/* Everything platform.h offers, page by page, for whoever ports it to a machine: all
   inks and signs, grounds and units, marks, both maps, the pictures, keys, sounds,
   saved games. Return and the right arrow turn a page, the left one turns back, a
   digit goes to a page, Escape leaves. */
#ifndef GALLERY_H
#define GALLERY_H

void gallery(void);

#endif
