/* A game is its options and its orders. The journal holds both, byte for byte the
   same on every machine; replay, undo and the save all come from it.

       0-3    "TPSA" in ASCII          9      variant
       4      format version           10     level, person << 4
       5      players                  11     readings
       6-7    rules version            12-15  seed
       8      scenario                 16-17  length of the orders
       18...  the orders; behind them the hash of all that is before it, 4 bytes

   Words are low byte first. An order is one byte, a casting three:
       0x01-0x06  move                 0x11-0x16  melee with who is in that direction
       0x40-0x7f  fire at unit 0-63    0x80-0xff  wait 0-127
       0x09       cast, then spell << 4 | points, then the target */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "bytes.h"

#define JOURNAL_FORMAT 1
#define JOURNAL_HEAD 18
#define JOURNAL_CHECK 4
#define JOURNAL_MAX 1536 /* three times the longest battle of two computers, 508 */
#define JOURNAL_BYTES (JOURNAL_HEAD + JOURNAL_MAX + JOURNAL_CHECK)

extern u8 journal_bytes[JOURNAL_BYTES];
extern u16 journal_length; /* of the orders recorded */
extern u8 journal_full;    /* 1 if orders did not fit: the game goes on but cannot be saved */
extern u8 journal_players; /* who plays, for whoever loads it; the rules do not look */

/* battle_begin and battle_order call these. */
void journal_begin(void);
void journal_record(void);

/* Makes journal_bytes a save; its size. */
u16 journal_seal(void);

/* Whether these bytes are a game: 0, or why not. Changes nothing. */
u8 journal_check(const u8 *bytes, u16 size);
const char *journal_problem(u8 problem);
#define JOURNAL_BAD_SIZE 1
#define JOURNAL_BAD_MAGIC 2
#define JOURNAL_BAD_FORMAT 3
#define JOURNAL_BAD_RULES 4
#define JOURNAL_BAD_OPTIONS 5
#define JOURNAL_BAD_HASH 6
#define JOURNAL_BAD_ORDER 7
#define JOURNAL_PROBLEMS 8

/* Makes them the game, or says why not and leaves the running game as it was. The
   bytes are changed. No events are told. */
u8 journal_load(u8 *bytes, u16 size);

/* To watch a game again: rewind, then while journal_more, battle_next and
   journal_play in place of a player. */
void journal_rewind(void);
u8 journal_more(void);
u8 journal_play(void); /* 0 or JOURNAL_BAD_ORDER */

/* Whether the last order can be taken back: no die has fallen since. */
u8 journal_can_undo(void);
/* Takes it back; battle_next then asks the same unit again. The battle is played
   once more up to there, and its events are told. */
void journal_undo(void);

#endif
