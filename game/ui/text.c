#include "text.h"

#include "platform.h"

void text_at(u8 x, u8 y, u8 ink)
{
    plat_x = x;
    plat_y = y;
    plat_ink = ink;
}

void text_row(u8 row)
{
    plat_x = 0;
    plat_y = row;
    plat_ink = INK_PLAIN;
}

void text_title(u8 row)
{
    text_row(row);
    plat_ink = INK_TITLE;
}

void text_letter(u8 letter)
{
    if (plat_x < SCREEN_COLUMNS) {
        plat_letter(letter);
    }
}

void text(const char *words)
{
    while (*words != 0) {
        text_letter((u8)*words);
        ++words;
    }
}

void text_space(void)
{
    text_letter(' ');
}

void text_to(u8 x)
{
    while (plat_x < x) {
        plat_letter(' ');
    }
}

void text_end(void)
{
    plat_ink = INK_PLAIN;
    text_to(SCREEN_COLUMNS);
}

void text_blank(u8 row)
{
    text_row(row);
    text_end();
}

void text_blanks(u8 first, u8 last)
{
    while (first <= last) {
        text_blank(first);
        ++first;
    }
}

static u8 length(const char *words)
{
    u8 count = 0;

    while (words[count] != 0) {
        ++count;
    }
    return count;
}

void text_middle(const char *words)
{
    plat_x = (u8)((u8)(SCREEN_COLUMNS - length(words)) >> 1);
    text(words);
}

void text_page(const char *heading)
{
    plat_clear();
    text_title(0);
    text_middle(heading);
    text_row(1);
    plat_ink = INK_DIM;
    while (plat_x < SCREEN_COLUMNS) {
        plat_letter(SIGN_RULE);
    }
    plat_ink = INK_PLAIN;
}

void text_number(u16 number, u8 width)
{
    u8 digits[5];
    u8 count = 0;

    do {
        digits[count] = (u8)((u8)(number % 10) + '0');
        number = (u16)(number / 10);
        ++count;
    } while (number != 0);
    while (width > count) {
        text_space();
        --width;
    }
    while (count != 0) {
        --count;
        text_letter(digits[count]);
    }
}

void text_count(u16 number)
{
    text_number(number, 1);
}

void text_signed(u16 number, u16 zero)
{
    u8 sign = '+';

    if (number < zero) {
        sign = '-';
        number = (u16)(zero - number);
    } else {
        number = (u16)(number - zero);
        if (number == 0) {
            sign = ' ';
        }
    }
    if (number < 10) {
        text_space();
    }
    if (number < 100) {
        text_space();
    }
    text_letter(sign);
    text_count(number);
}

void text_paragraph(const char *words, u8 x, u8 y, u8 width)
{
    u8 end = (u8)(x + width);
    u8 word;

    plat_x = x;
    plat_y = y;
    while (*words != 0) {
        word = 0;
        while (words[word] != 0 && words[word] != ' ' && words[word] != '|') {
            ++word;
        }
        if ((u8)(plat_x + word) > end) {
            plat_x = x;
            ++plat_y;
        }
        while (word != 0) {
            text_letter((u8)*words);
            ++words;
            --word;
        }
        if (*words == ' ') {
            ++words;
            ++plat_x;
        } else if (*words == '|') {
            ++words;
            plat_x = x;
            ++plat_y;
        }
    }
    plat_x = x;
    ++plat_y;
}

void text_bar(u8 full, u8 cells)
{
    while (cells != 0) {
        if (full != 0) {
            text_letter(SIGN_FULL);
            --full;
        } else {
            text_letter(SIGN_EMPTY);
        }
        --cells;
    }
}
