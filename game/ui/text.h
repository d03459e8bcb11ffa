/* Words and numbers at a place on the screen. */
#ifndef TEXT_H
#define TEXT_H

#include "bytes.h"

/* Where the next text goes, and in which ink. */
void text_at(u8 x, u8 y, u8 ink);
/* The beginning of a row, in plain ink, and in that of titles. */
void text_row(u8 row);
void text_title(u8 row);

void text(const char *words);
void text_letter(u8 letter);
void text_space(void);

/* Blanks up to this column. */
void text_to(u8 x);
/* The rest of the row is blank. */
void text_end(void);
/* A whole row, and rows first to last, blank. */
void text_blank(u8 row);
void text_blanks(u8 first, u8 last);

/* A heading in the middle of row 0, with a rule under it, on an empty screen. */
void text_page(const char *heading);
/* In the middle of the row plat_y. */
void text_middle(const char *words);

/* As wide as it is, and at least width wide. */
void text_count(u16 number);
void text_number(u16 number, u8 width);
/* A number with an offset: zero stands for 0; with its sign, four wide. */
void text_signed(u16 number, u16 zero);

/* Breaks between words, and at every |; plat_y is then the row behind. */
void text_paragraph(const char *words, u8 x, u8 y, u8 width);

/* A bar of cells, full of them filled. */
void text_bar(u8 full, u8 cells);

#endif
