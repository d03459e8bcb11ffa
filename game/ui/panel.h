/* The five rows under the tactical map: the clock and the armies, a unit, a line
   for what has just happened, the keys. */
#ifndef PANEL_H
#define PANEL_H

#include "bytes.h"

#define PANEL_STATUS 19
#define PANEL_UNIT 20 /* and 21 */
#define PANEL_LINE 22
#define PANEL_KEYS 23

/* The time-point and the morale of both armies. */
void panel_status(void);

/* Who it is, in two rows; NO_UNIT blanks them. */
void panel_unit(u8 unit);

/* A unit's name, in its army's ink and behind its emblem. */
void panel_name(u8 unit);

/* An army's name, likewise. */
void panel_army(u8 army);

/* What is cast upon the unit, at plat_x; nothing where there is nothing. */
void panel_spells(u8 unit);

/* The line, blank behind the words; in alarm for what goes wrong. */
void panel_line(const char *words);
void panel_alarm(const char *words);
void panel_keys(const char *words);

extern const char *const weapon_label[]; /* as short as on the card */
extern const char *const missile_label[];
extern const char *const spell_label[];

#endif
