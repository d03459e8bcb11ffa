/* The one door between the game and a machine. game/ui calls what is declared
   here and nothing else of a machine; a machine implements it and looks at
   nothing else of the game. docs/porting.md tells how.

   The screen is 40 columns by 24 rows of text cells, row 0 at the top. Over its
   upper 19 rows the tactical map lies as VIEW_COLUMNS by VIEW_ROWS hexes, each 3
   cells wide and 2 high, odd columns of the view one cell lower:

       hex (column, row) begins at x = 3 * column, y = 2 * row + (column & 1)

   Whoever draws there draws whole hexes; the cells that no hex covers (row 0 over
   odd columns, row 18 under even ones, column 39) belong to the machine.

   Letters and keys are ASCII on every machine. Nothing here waits but plat_key,
   and the disk. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include "bytes.h"

/* ---- Text ---------------------------------------------------------------- */

#define SCREEN_COLUMNS 40
#define SCREEN_ROWS 24

/* Where the next letter goes, and how it looks. */
extern u8 plat_x;
extern u8 plat_y;
extern u8 plat_ink;

#define INK_PLAIN 0
#define INK_TITLE 1  /* headings */
#define INK_DIM 2    /* what is there but not to be chosen */
#define INK_NORTH 3  /* the army of the north */
#define INK_SOUTH 4  /* the army of the south */
#define INK_CHOICE 5 /* chosen: reversed where the machine can */
#define INK_ALARM 6  /* refusals, losses */
#define INKS 7

/* Draws a letter and moves plat_x one to the right. 32 to 126 are ASCII (a machine
   without lower case shows capitals); below 32 stand signs of our own. */
void plat_letter(u8 letter);

#define SIGN_RULE 1  /* a piece of a horizontal line */
#define SIGN_FULL 2  /* a piece of a bar */
#define SIGN_EMPTY 3 /* the rest of the bar */
#define SIGN_NORTH 4 /* the armies' emblems, as on their units */
#define SIGN_SOUTH 5
#define SIGN_POINT 6 /* points at a choice to its right */
#define SIGN_UP 7    /* there is more above, below */
#define SIGN_DOWN 8
#define SIGNS 9

/* Blank, all of it, and in text: a picture or the map is gone. */
void plat_clear(void);

/* ---- The map ------------------------------------------------------------- */

#define VIEW_COLUMNS 13
#define VIEW_ROWS 9

/* What plat_hex and plat_cell draw. The numbers are those of data/shattered. */
extern u8 plat_ground; /* 0 clear, 1 light woods, 2 heavy woods, 3 low hills, 4 high
                          hills, 5 mountain, GROUND_NONE outside the map */
extern u8 plat_people; /* 0 human, 1 valkyrie, 2 unicorn, 3 centaur, 4 elf, 5 dwarf,
                          6 zorg, 7 demon, 8 lizard; PEOPLE_NONE: nobody is there */
extern u8 plat_type;   /* 0 HI, 1 LHI, 2 MI, 3 LMI, 4 LI, 5 EHC, 6 HC, 7 MC, 8 LC */
extern u8 plat_side;   /* 0 north, 1 south */
extern u8 plat_state;  /* 0 ready, 1 halted, 2 routed */
extern u16 plat_men;   /* for a machine that has room for a number */
extern u8 plat_mark;   /* MARK_... */

#define GROUND_NONE 6
#define GROUNDS 7
#define PEOPLE_NONE 255

#define MARK_NONE 0
#define MARK_DUE 1    /* the other half of the due unit's flashing: reversed */
#define MARK_CURSOR 2 /* a frame, over whatever is there */
#define MARK_TARGET 3 /* a frame that says: this one is attacked */

/* Draws one whole hex of the view: ground, unit, mark. */
void plat_hex(u8 column, u8 row);

/* Around the drawing of all hexes of the view, so that a machine that can shows
   the new map at once. Between the two only plat_hex is called. */
void plat_view_begin(void);
void plat_view_end(void);

/* The strategic map: one text cell a hex, x and y as for letters. */
void plat_cell(u8 x, u8 y);

/* A picture over rows 0 to PICTURE_ROWS - 1; the rows below are text. It stays
   until plat_clear. */
#define PICTURE_ROWS 18
void plat_picture(u8 picture);

#define PICTURE_TITLE 0
#define PICTURE_VICTORY 1
#define PICTURE_DEFEAT 2
#define PICTURES 3

/* ---- The person ---------------------------------------------------------- */

/* The next key, waited for as many tenths of a second as that, or KEY_NONE. 0 only
   looks; KEY_WAIT waits as long as it takes. Shows first what was drawn.
   Capitals, digits, space, '+', '-', '?', '<', '>' come as themselves; a stick moves
   as the arrows do and its button is KEY_OK. */
u8 plat_key(u8 tenths);

#define KEY_WAIT 255
#define KEY_NONE 0
#define KEY_UP 1 /* on keyboards without such keys A and Z do the same */
#define KEY_DOWN 2
#define KEY_LEFT 3
#define KEY_RIGHT 4
#define KEY_RUB 8       /* takes back a letter; where it is the key of the left arrow, that */
#define KEY_OK 13       /* Return, the button */
#define KEY_BACK 27     /* Escape, or what the machine has for it */
#define KEY_HEX 128     /* pointed at the hex plat_point_x, plat_point_y of the view */
#define KEY_ROW 129     /* pointed at the text row plat_point_y */
#define KEY_HANG_UP 255 /* the machine goes: save what there is, then plat_leave */

extern u8 plat_point_x;
extern u8 plat_point_y;

/* From the moments at which keys were pressed, so not before the first one. */
u32 plat_seed(void);

/* ---- Sound --------------------------------------------------------------- */

/* Begins a sound and comes back at once, or within a tenth of a second. A tune
   plays on until the next one or SOUND_NONE. */
void plat_sound(u8 sound);

extern u8 plat_silent; /* 1: no sound */

#define SOUND_NONE 0
#define SOUND_NO 1 /* that key does nothing here */
#define SOUND_MARCH 2
#define SOUND_CLASH 3
#define SOUND_ARROWS 4
#define SOUND_ROUT 5
#define SOUND_RALLY 6
#define SOUND_SPELL 7
#define SOUND_DESTROYED 8
#define SOUND_HORN 9 /* units arrive */
#define SOUND_NIGHTFALL 10
#define TUNE_TITLE 11
#define TUNE_VICTORY 12
#define TUNE_DEFEAT 13
#define SOUNDS 14

/* ---- Saved games --------------------------------------------------------- */

/* A game is saved under a name of capitals, digits and spaces. Each of these is 0
   or TROUBLE_...; after trouble everything saved before is as it was. */
#define SAVE_NAME_MAX 10
#define SAVES_MAX 8

/* Looks which games there are: plat_saves of them, plat_save_name(0) first. */
u8 plat_list(void);
extern u8 plat_saves;
const char* plat_save_name(u8 which);

/* Stores bytes under a name, in place of what had it. The name may be the very one
   that plat_save_name pointed at. */
u8 plat_store(const char* name, const u8* bytes, u16 size);

/* Fetches at most most bytes; plat_size is how many. */
u8 plat_fetch(const char* name, u8* bytes, u16 most);
extern u16 plat_size;

#define TROUBLE_NO_DRIVE 1
#define TROUBLE_NO_DISK 2
#define TROUBLE_PROTECTED 3
#define TROUBLE_FULL 4
#define TROUBLE_NOT_FOUND 5
#define TROUBLE_DAMAGED 6
#define TROUBLES 7

/* The drive that is used, and the next one of those the machine can have. 0 where
   there is nothing to choose. */
extern u8 plat_drive;
void plat_next_drive(void);

/* Memory to load a game into. It may be what the machine draws from: after its use
   everything is drawn anew, with plat_clear first. */
#define SCRATCH_BYTES 1568
extern u8 plat_scratch[SCRATCH_BYTES];

/* The person has ended the game. Comes back only on a machine where there is
   nothing to go back to: the title is then shown again. */
void plat_leave(void);

#endif
